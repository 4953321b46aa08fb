import type { UserRefusal } from '@embarque/mocks/users/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Texts that say why a user may not be changed, and what to do next. */
export const refusalTexts: Readonly<Record<UserRefusal, MessageDescriptor>> = {
  'no right': msg`Your role can't change users. Ask an administrator.`,
  'own account': msg`This is your own account. Ask another administrator.`,
  'last administrator': msg`The only active administrator. Make someone else an administrator first.`,
  'not found': msg`No longer there. Somebody else may have deleted this user.`,
  'not pending': msg`The invitation has been accepted already.`,
};
