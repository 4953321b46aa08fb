import type { UserRefusal } from '@embarque/mocks/users/contract';
import { useLingui } from '@lingui/react/macro';

/** Says why a user may not be changed, and what to do next. */
export function useRefusalText(): (reason: UserRefusal) => string {
  const { t } = useLingui();
  const texts: Record<UserRefusal, string> = {
    'no right': t`Your role can't change users. Ask an administrator.`,
    'own account': t`This is your own account. Ask another administrator.`,
    'last administrator': t`The only active administrator. Make someone else an administrator first.`,
    'not found': t`No longer there. Somebody else may have deleted this user.`,
    'not pending': t`The invitation has been accepted already.`,
  };
  return (reason) => texts[reason];
}
