import type { UserLabels } from '../../../people/users/useUserLabels.ts';
import type { UserAccess } from './useUser.ts';

export const USER_TABS = ['account', 'security', 'billing', 'notifications', 'connections'] as const;

export type UserTab = (typeof USER_TABS)[number];

/** The props of every part of a user's page. */
export interface UserPartProps {
  access: UserAccess;
  /** The names of roles, plans and the like. */
  labels: UserLabels;
}
