import { CircleUser } from 'lucide-react';
import type { SearchSource } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';
import { loadUsers } from '../../people/users/users.api.ts';

/** Finds users by name and email. */
export const usersSearch: SearchSource = {
  icon: CircleUser,
  find: async (text, signal) => {
    const { users } = await loadUsers({ q: text.slice(0, 200), perPage: 4 }, signal);
    return users.map(({ id, fullName, email }) => ({
      id: String(id),
      label: fullName,
      detail: email,
      href: `${paths.user}/${id}`,
    }));
  },
};
