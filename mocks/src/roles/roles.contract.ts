/** The table of roles: who is called what, and what each may do. Users, cards, pills and the matrix read it. */
import type { Explanation } from '../lib/access/access.types.ts';
import type { AvatarColor } from '../users/users.contract.ts';

export type RightsArea =
  | 'user-management'
  | 'content-management'
  | 'disputes-management'
  | 'database-management'
  | 'financial-management'
  | 'reporting'
  | 'api-control'
  | 'repository-management'
  | 'payroll';

export type RightsAction = 'read' | 'write' | 'create';

/** One right: an area and what may be done there. */
export type RightsCell = `${RightsArea}.${RightsAction}`;

export type RoleTone = 'primary' | 'secondary' | 'success' | 'danger' | 'warning' | 'info';

export interface Role {
  /** Never used again: `administrator`, `manager`, `user`, `support`, `restricted-user`, or what an added role got. */
  id: string;
  name: string;
  /** The same role in a user's `role`: `admin`, `author`, `editor`, `maintainer`, `subscriber`, or the id of an added role. */
  userRole: string;
  /** The colour of its pills and badges. */
  tone: RoleTone;
  /** Whether it can be neither changed nor deleted. */
  isSystem: boolean;
  /** Whether it may do everything, also in areas to come; its cells count for nothing then. */
  hasFullAccess: boolean;
  /** The granted rights, area by area. Writing and creating need reading. */
  cells: RightsCell[];
  /** One more with each change of the role. */
  version: number;
}

/** A person as far as roles show them. */
export interface RoleHolder {
  id: number;
  fullName: string;
  /** Address of a picture; empty when initials should stand in for it. */
  avatar: string;
  avatarColor: AvatarColor;
}

/** A person who has the role and is signed in now. */
export interface RolePresence {
  id: number;
  fullName: string;
  /** The path of the page that they have open: `/apps/kanban`. */
  path: string;
}

export interface RoleWithPeople extends Role {
  /** How many people have it. */
  count: number;
  /** The first five of them. */
  people: RoleHolder[];
  /** All of them who are signed in now. */
  present: RolePresence[];
}

/** 200 of `GET /apps/roles/list`: in the order in which they are shown. */
export interface RolesAnswer {
  roles: RoleWithPeople[];
  /** One more with each change of anybody's rights; every response of the fake API has it as `X-Rights-Version`. */
  rightsVersion: number;
}

/** The person who asks. It stands for the session, which the fake API does not have; left out, an administrator does. */
export interface RolePrincipal {
  fullName: string;
  /** The id of their role, or the word for it in lists of users. */
  role: string;
}

/** Rights to grant and to take away; the others stay as they are. */
export type CellPatch = Partial<Record<RightsCell, boolean>>;

/** `POST /apps/roles/add` */
export interface AddRoleRequest {
  role: Pick<Role, 'name' | 'cells'>;
  by?: RolePrincipal;
}

/** `POST /apps/roles/update`: what is left out stays. A request that changes nothing leaves no trace. */
export interface UpdateRoleRequest {
  id: string;
  /** The version that the changes were made to. */
  version: number;
  name?: string;
  cells?: CellPatch;
  /** Why, for the history. */
  note?: string;
  by?: RolePrincipal;
}

/** 200 of `POST /apps/roles/update` and 201 of `POST /apps/roles/add` */
export interface RoleAnswer {
  role: RoleWithPeople;
}

/** `POST /apps/roles/delete` */
export interface DeleteRoleRequest {
  id: string;
  /** The id of the role that its people get; needed when it has any. */
  successor?: string;
  by?: RolePrincipal;
}

/** 200 of `POST /apps/roles/delete` */
export interface DeleteRoleAnswer {
  /** The id that is gone. */
  id: string;
  /** How many people have another role now. */
  moved: number;
}

/** One line of the audit. Nothing changes or deletes it. */
export interface RoleEntry {
  id: number;
  roleId: string;
  type: 'added' | 'changed' | 'deleted';
  /** ISO 8601. */
  at: string;
  /** The full name of the person who did it. */
  by: string;
  name: { before: string; after: string } | null;
  cells: { cell: RightsCell; before: boolean; after: boolean }[];
  /** Why; often empty. */
  note: string;
  /** How many people had the role at that time. */
  holders: number;
  /** The `Idempotency-Key` of the request that did it; one of the server's own where the request had none. */
  requestId: string;
}

/** 200 of `GET /apps/roles/history`: of one role, the latest first. */
export interface RoleHistoryAnswer {
  entries: RoleEntry[];
}

/** `POST /apps/roles/view-begin`: a person begins to look at the app as a role, or as a person who has it. */
export interface BeginViewRequest {
  /** Chosen by the page, so that a request that comes twice counts once, and the end finds its beginning. */
  id: string;
  /** The id of the role, or the word for it at sign-in. */
  role: string;
  /** `null` for the role alone. */
  userId: number | null;
  by: RolePrincipal;
  /** Email address of the person who looks, which tells people of one name apart. */
  byEmail: string;
}

/** `POST /apps/roles/view-end` */
export interface EndViewRequest {
  id: string;
}

/** One line of the audit of views. */
export interface RoleViewEntry {
  id: string;
  /** The full name of the person who looked. */
  by: string;
  role: string;
  person: { id: number; fullName: string } | null;
  /** ISO 8601 in UTC. */
  beganAt: string;
  /** `null` while it goes on. A view whose page was closed ends with the next view of the same person in its tab. */
  endedAt: string | null;
}

/** 201 of `POST /apps/roles/view-begin`, 200 of it when it comes twice, and 200 of `POST /apps/roles/view-end` */
export interface RoleViewAnswer {
  view: RoleViewEntry;
}

/** 200 of `GET /apps/roles/views`: the latest first. */
export interface RoleViewsAnswer {
  views: RoleViewEntry[];
}

export type RoleRefusal =
  /** 404 */
  | 'not found'
  /** 403 */
  | 'no right'
  | 'system role'
  | 'own role'
  | 'beyond own rights'
  /** 409 */
  | 'name taken'
  | 'changed since'
  /** 422 */
  | 'needs reading'
  | 'needs a successor';

/** Body of the responses that refuse a change of roles. */
export interface RoleRefusedAnswer {
  message: string;
  reason: RoleRefusal;
  /** With 403: why, in the form in which the app explains denials. */
  explanation?: Explanation;
  /** The rights that it is about. */
  cells?: RightsCell[];
  /** With `changed since`: the role as it is now, and who changed it last. */
  role?: RoleWithPeople;
  changedBy?: string;
}
