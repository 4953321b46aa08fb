/** The table of roles: who is called what, and what each may do. Users, cards, pills and the matrix read it. */
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

export interface RoleWithPeople extends Role {
  /** How many people have it. */
  count: number;
  /** The first five of them. */
  people: RoleHolder[];
}

/** 200 of `GET /apps/roles/list`: in the order in which they are shown. */
export interface RolesAnswer {
  roles: RoleWithPeople[];
  /** One more with each change of anybody's rights; every response of the fake API has it as `X-Rights-Version`. */
  rightsVersion: number;
}
