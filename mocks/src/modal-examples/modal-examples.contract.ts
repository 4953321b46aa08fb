export type MemberRole = 'owner' | 'edit' | 'comment' | 'view';

export interface ProjectMember {
  id: number;
  name: string;
  email: string;
  /** Address of a picture. */
  avatar: string;
  role: MemberRole;
}

/** Whether the link works for members alone, or for everybody. */
export type LinkLevel = 'members' | 'public';

export interface ProjectAnswer {
  members: ProjectMember[];
  /** People who can be added. */
  candidates: Omit<ProjectMember, 'role'>[];
  link: string;
  level: LinkLevel;
  /** The day after which the link opens nothing, such as `2030-06-30`; `null` while it stays. */
  linkEndsOn: string | null;
  /** How long it was to work when that was chosen. */
  linkDays: LinkDays;
  /** The member that the reader is. */
  self: number;
}

export interface RoleRequest {
  id: number;
  /** Someone who is no member yet joins with it. */
  role: MemberRole;
}

/** How many days a link works from now on; `null` for no end. */
export type LinkDays = 7 | 30 | null;

/** Absent fields stay as they are. */
export interface LinkRequest {
  level?: LinkLevel | undefined;
  days?: LinkDays | undefined;
}

/** A card without its number, which stays with the payment provider. */
export interface CardRequest {
  name: string;
  /** The last four digits. */
  end: string;
  isSaved: boolean;
}

export interface InvitationsRequest {
  emails: string[];
}

export interface InvitationsAnswer {
  sent: string[];
  /** Those who were invited before; they get no second email. */
  again: string[];
}

export interface AddressRequest {
  kind: 'home' | 'office';
  firstName: string;
  lastName: string;
  country: string;
  line1: string;
  line2: string;
  town: string;
  state: string;
  zip: string;
  isBilling: boolean;
}

export interface AppRequest {
  name: string;
  category: 'crm' | 'ecommerce' | 'learning';
  framework: 'react-native' | 'angular' | 'vue' | 'laravel';
  databaseName: string;
  database: 'firebase' | 'dynamodb' | 'mysql';
  /** The last four digits of the card. */
  cardEnd: string;
}

export interface EditedUser {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  status: 'active' | 'inactive' | 'suspended';
  taxId: string;
  contact: string;
  language: string;
  country: string;
  isBilling: boolean;
}

export interface TwoStepAnswer {
  /** The secret of the authenticator app, in base 32. */
  secret: string;
}

export interface ProofRequest {
  code: string;
}

export interface ProofAnswer {
  recoveryCodes: string[];
}
