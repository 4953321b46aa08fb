import { useLingui } from '@lingui/react/macro';
import { roles } from './roles.ts';

/** Names a role in the person's language; one that is not known keeps the server's name. */
export function useRoleName(): (id: string | undefined) => string | undefined {
  const { i18n } = useLingui();
  return (id) => {
    const role = roles.find((each) => each.id === id);
    return role ? i18n._(role.label) : id;
  };
}
