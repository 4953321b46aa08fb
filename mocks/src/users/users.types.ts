/** A user, as every call about users has it. */

export type UserRole = 'admin' | 'author' | 'editor' | 'maintainer' | 'subscriber';
export type UserPlan = 'basic' | 'company' | 'enterprise' | 'team';
export type UserStatus = 'active' | 'inactive' | 'pending' | 'suspended';
export type UserBilling = 'Auto Debit' | 'Manual Transfer' | 'Cash' | 'Credit Card';

/** The colour behind the initials of a person without a picture. */
export type AvatarColor = 'primary' | 'secondary' | 'success' | 'danger' | 'warning' | 'info';

/** The person who asks: these calls have no session of their own. */
export interface RequestedBy {
  /** Their email. */
  by?: string;
  /** Their full name, which the activity shows. */
  byName?: string;
  /** The id of their role, or the word for it in lists of users; left out, an administrator asks. */
  byRole?: string;
}

export interface User {
  id: number;
  fullName: string;
  username: string;
  email: string;
  /** Telephone number as people write it, with the country's code. */
  contact: string;
  /** Whom they work for. */
  company: string;
  country: string;
  /** One of the five at first, or the id of a role that was added. */
  role: string;
  currentPlan: UserPlan;
  /** How the plan is paid. */
  billing: UserBilling;
  status: UserStatus;
  /** Address of a picture; empty when initials should stand in for it. */
  avatar: string;
  avatarColor: AvatarColor;
}
