import type { UserLabels } from '../../../people/users/useUserLabels.ts';
import type { UserAccountAccess } from './useUserAccount.ts';

/** The props of every part of a user's page. */
export interface UserPartProps {
  access: UserAccountAccess;
  /** The names of roles, plans and the like. */
  labels: UserLabels;
}
