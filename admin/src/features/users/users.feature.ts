import { msg } from '@lingui/core/macro';
import { CircleUser, UserPlus } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';

export default defineFeature({
  title: msg`User`,
  menu: { in: 'apps', order: 90, icon: CircleUser },
  texts: 'users',
  mocks: ['users', 'roles', 'invoice'],
  pages: [
    {
      path: paths.users,
      label: msg`List`,
      load: async () => (await import('./UsersPage.tsx')).UsersPage,
    },
    {
      path: `${paths.user}/:id?`,
      label: msg({ message: 'View', context: 'action' }),
      load: async () => (await import('./view/UserPage.tsx')).UserPage,
    },
  ],
  search: {
    source: async () => (await import('./users.search.ts')).usersSearch,
    commands: [{ label: msg`Invite user`, icon: UserPlus, href: `${paths.users}?panel=new` }],
  },
});
