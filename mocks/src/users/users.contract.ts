/** The user management written down: what goes in and what comes out, call by call. */

export type UserRole = 'admin' | 'author' | 'editor' | 'maintainer' | 'subscriber';
export type UserPlan = 'basic' | 'company' | 'enterprise' | 'team';
export type UserStatus = 'active' | 'inactive' | 'pending';
export type UserBilling = 'Auto Debit' | 'Manual Transfer' | 'Cash' | 'Credit Card';

/** The colour behind the initials of a person without a picture. */
export type AvatarColor = 'primary' | 'secondary' | 'success' | 'danger' | 'warning' | 'info';

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

/** The columns that a list of users can be sorted by. */
export type UserColumn = Exclude<keyof User, 'avatar' | 'avatarColor'>;

/** 200 of `GET /api/users/list/all-data`: every user, in no particular order. */
export type AllUsersAnswer = User[];

/** Query of `GET /api/users/list/data`. Everything may be left out; values that make no sense count as left out. */
export interface UsersQuery {
  /** Looks into email, fullName and billing; case and accents do not matter. */
  q?: string;
  role?: UserRole;
  currentPlan?: UserPlan;
  status?: UserStatus;
  /** @default 1 */
  page?: number;
  /** @default 10 */
  perPage?: number;
  /** @default 'fullName' */
  sortColumn?: UserColumn;
  /** @default 'asc' */
  sort?: 'asc' | 'desc';
}

/** 200 of `GET /api/users/list/data` */
export interface UsersAnswer {
  /** How many users match, on all pages together. */
  total: number;
  /** The asked page; empty beyond the last one. */
  users: User[];
}

/** `POST /apps/users/add-user` */
export interface AddUserRequest extends Pick<
  User,
  'fullName' | 'username' | 'email' | 'contact' | 'company' | 'country'
> {
  /** @default 'subscriber' */
  role?: UserRole;
  /** @default 'basic' */
  currentPlan?: UserPlan;
  /** @default 'active' */
  status?: UserStatus;
  /** @default 'Auto Debit' */
  billing?: UserBilling;
}

/** 200 of `GET /api/users/user` and 201 of `POST /apps/users/add-user` */
export interface UserAnswer {
  user: User;
}

/** 200 of `DELETE /apps/users/delete` */
export interface DeleteUserAnswer {
  /** The id that is gone. */
  id: number;
}
