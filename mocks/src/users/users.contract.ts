/** The user management written down: what goes in and what comes out, call by call. */

import type { User, RequestedBy, UserBilling, UserPlan, UserStatus } from './users.types.ts';

export type * from './users.types.ts';
export type * from './account/account.contract.ts';

/** The columns that a list of users can be sorted by. */
export type UserColumn = Exclude<keyof User, 'avatar' | 'avatarColor'>;

/** 200 of `GET /api/users/list/all-data`: every user, in no particular order. */
export type AllUsersAnswer = User[];

/** Query of `GET /api/users/list/data`. Everything may be left out; values that make no sense count as left out. */
export interface UsersQuery {
  /** Looks into email, fullName and billing; case and accents do not matter. */
  q?: string;
  /** Exact, as are plan and status; a value that nobody has finds nothing. */
  role?: string;
  currentPlan?: UserPlan;
  status?: UserStatus;
  /** Any plan but the basic one. */
  paid?: 'yes';
  /** Only these: `3,17`. */
  ids?: string;
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
export interface AddUserRequest
  extends Pick<User, 'fullName' | 'username' | 'email' | 'contact' | 'company' | 'country'>, RequestedBy {
  /** @default 'subscriber' */
  role?: string;
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

/** How many users there are of each kind. */
export interface UserCounts {
  total: number;
  /** On any plan but the basic one. */
  paid: number;
  active: number;
  pending: number;
}

/** 200 of `GET /apps/users/counts`: of all users, whatever a list is narrowed to. */
export interface UserCountsAnswer {
  here: UserCounts;
  /** The same figures of all agencies of the network together. */
  network: UserCounts;
  roles: Record<string, number>;
  plans: Record<string, number>;
  statuses: Record<string, number>;
  /** Ids of the administrators who are active. The last of them stays one. */
  activeAdministrators: number[];
}

/** Query of `GET /apps/users/taken` */
export interface TakenQuery {
  email?: string;
  username?: string;
  /** The user whose own values do not count. */
  except?: number;
}

/** 200 of `GET /apps/users/taken`: whether somebody else has it already, in any case. */
export interface TakenAnswer {
  email: boolean;
  username: boolean;
}

/** Why a change of a user is refused. */
export type UserRefusal = 'no right' | 'own account' | 'last administrator' | 'not found' | 'not pending';

/** Body of the responses that refuse: 403, 404 or 409 by the reason. */
export interface RefusedAnswer {
  message: string;
  reason: UserRefusal;
}

/** 422 of adding and updating: somebody else has this email address or username. */
export interface TakenRefusal {
  message: string;
  property: 'email' | 'username';
  reason: 'taken';
}

/** The part of a user that many can get at once. */
export type UserFields = Partial<Pick<User, 'role' | 'currentPlan' | 'status'>>;

/** `POST /apps/users/update-many` */
export interface UpdateManyRequest extends RequestedBy {
  changes: { id: number; fields: UserFields }[];
  /** Why somebody is suspended; left out, the reason of the suspension before. */
  reason?: string;
}

/** `POST /apps/users/delete-many` and `POST /apps/users/restore` */
export interface UserIdsRequest extends RequestedBy {
  ids: number[];
}

/** 200 of all three: those that were changed, and those that were not, with the reason. */
export interface ManyAnswer {
  done: number[];
  refused: { id: number; reason: UserRefusal }[];
}

/** 200 of `DELETE /apps/users/delete` */
export interface DeleteUserAnswer {
  /** The id that is gone. */
  id: number;
}
