/** The account of a user written down: all that their page shows beside the list. */
import type { User, RequestedBy } from '../users.types.ts';

export type UserLanguage = 'English' | 'Portuguese' | 'Spanish' | 'French' | 'German';

export type UserPlanName = 'basic' | 'standard' | 'enterprise' | 'exclusive';

export interface UserPlanDetails {
  /** Null once the subscription is cancelled. */
  name: UserPlanName | null;
  /** First day of the current period: `2030-06-15`. */
  startedOn: string;
  /** Length of the period in days. */
  days: number;
}

export interface UserProject {
  /** The product that was sold; empty for claims. */
  name: string;
  kind: 'insurance' | 'esim' | 'claims';
  doneTasks: number;
  totalTasks: number;
  /** Time spent, in minutes. */
  minutes: number;
}

export interface UserDevice {
  id: number;
  browser: string;
  device: string;
  location: string;
  /** ISO 8601 in UTC. */
  lastActiveAt: string;
}

export interface UserCard {
  id: number;
  brand: 'mastercard' | 'visa' | 'amex' | 'other';
  /** The last four digits; the others are never sent. */
  last4: string;
  name: string;
  /** The last month in which it is good: `2030-06`. */
  expiry: string;
  isPrimary: boolean;
}

export interface UserAddress {
  firstName: string;
  lastName: string;
  company: string;
  taxId: string;
  street: string;
  city: string;
  state: string;
  country: string;
  postalCode: string;
}

export type UserNews = 'new-for-you' | 'account-activity' | 'new-browser' | 'new-device';
export type NewsChannel = 'email' | 'browser' | 'app';

/** The names of the accounts elsewhere that can be connected or linked. */
export type UserConnection = 'google' | 'slack' | 'github' | 'mailchimp' | 'asana';
export type UserSocial = 'facebook' | 'twitter' | 'linkedin' | 'dribbble' | 'behance';

export interface UserAccount {
  /** Grows by one with each change of the user or the account. */
  version: number;
  tasksDone: number;
  projectsDone: number;
  billingEmail: string;
  /** `Tax-` and the last four digits of the telephone number at first. */
  taxId: string;
  language: UserLanguage | (string & {});
  /** The country of the bills. */
  billingCountry: string;
  usesBillingAddress: boolean;
  /** Why and since when the person is suspended; null while they are not. */
  suspension: { reason: string; at: string } | null;
  /** When the invitation was sent and ends, as long as the user has not accepted it; null for all others. */
  invitation: { sentAt: string; expiresAt: string } | null;
  plan: UserPlanDetails;
  /** The price of each plan a month, in US dollars. */
  planPrices: Record<UserPlanName, number>;
  projects: UserProject[];
  /** Telephone number of the two-step sign-in; null without one. */
  twoStepPhone: string | null;
  /** Whether the second step is an app, which the user sets up at the next sign-in. */
  twoStepApp: boolean;
  devices: UserDevice[];
  cards: UserCard[];
  address: UserAddress;
  notifications: Record<UserNews, (NewsChannel | (string & {}))[]>;
  connections: Record<UserConnection, boolean>;
  /** The name of the linked account; empty while there is none. */
  socials: Record<UserSocial, string>;
}

export type ActivityKind =
  | 'sale'
  | 'claim'
  | 'signed-in'
  | 'added'
  | 'invited'
  | 'changed'
  | 'suspended'
  | 'reactivated'
  | 'restored'
  | 'reset-link'
  | 'signed-out'
  | 'view-began'
  | 'view-ended';

/** One line of what happened to a user; nothing is ever taken out. */
export interface ActivityLine {
  id: number;
  kind: ActivityKind;
  /** ISO 8601 in UTC. */
  at: string;
  /** The full name of the person who did it, or their email where a request gave no name; empty when the user did. */
  by: string;
  /** The reason, the names of the fields that changed, or the id of the sale or claim. */
  note: string;
}

/** 200 of `GET /apps/users/account` and `POST /apps/users/update` */
export interface AccountAnswer {
  user: User;
  account: UserAccount;
  /** The latest first. */
  activity: ActivityLine[];
}

/** The parts of an account that are changed field by field. */
export type AccountGroup = 'address' | 'notifications' | 'connections' | 'socials';

type Unchangeable = 'version' | 'suspension' | 'invitation' | 'tasksDone' | 'projectsDone' | 'projects' | 'planPrices';

/** The fields that an update may change; of a group, those that are left out stay. */
export type AccountChanges = Partial<
  Pick<
    User,
    'fullName' | 'username' | 'email' | 'contact' | 'company' | 'country' | 'role' | 'currentPlan' | 'status'
  > &
    Omit<UserAccount, Unchangeable | AccountGroup> & { [Group in AccountGroup]: Partial<UserAccount[Group]> }
>;

/** `POST /apps/users/update` */
export interface UpdateUserRequest extends RequestedBy {
  id: number;
  /** The version that the person saw; with another one the update is refused as 409, with the user as they are now. */
  version?: number;
  changes: AccountChanges;
  /** Why somebody is suspended; left out, the reason of the suspension before. */
  reason?: string;
}

/** 409 of `POST /apps/users/update` when somebody else was faster. */
export interface ChangedMeanwhile extends AccountAnswer {
  message: string;
  reason: 'changed meanwhile';
}

/** `POST /apps/users/send` */
export interface SendRequest extends RequestedBy {
  id: number;
  /** An invitation goes to pending users alone. */
  what: 'reset link' | 'invitation';
}
