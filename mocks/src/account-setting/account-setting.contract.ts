export interface GeneralSettings {
  /** Address of a picture, or null when initials should stand in for it. */
  avatar: string | null;
  username: string;
  fullName: string;
  email: string;
  company: string;
}

export interface PersonalInfo {
  bio: string;
  /** The day of birth: `1990-05-10`. */
  dob: string;
  country: string;
  /** Address of a page of their own, elsewhere. */
  website: string;
  /** Telephone number as people write it. */
  phone: string;
}

/** Addresses of their pages elsewhere; empty where they have none. */
export interface SocialLinks {
  twitter: string;
  facebook: string;
  google: string;
  linkedIn: string;
  instagram: string;
  quora: string;
}

/** An account elsewhere that was connected. */
export interface Connection {
  /** Address of a picture; empty while nothing is connected. */
  profileImg: string;
  /** The name of the account, without an @; empty while nothing is connected. */
  id: string;
}

export interface SocialSettings {
  socialLinks: SocialLinks;
  connections: Record<'twitter' | 'google' | 'facebook' | 'github', Connection>;
}

/** The subjects of which they want to hear by email. */
export interface NotificationSettings {
  /** Whether to tell about comments on their articles. */
  commentOnArticle: boolean;
  /** Whether to tell about answers to their forms. */
  answerOnForm: boolean;
  /** Whether to tell who follows them. */
  followMe: boolean;
  /** Whether to send news and announcements. */
  newAnnouncements: boolean;
  /** Whether to send what is new in the products each week. */
  productUpdates: boolean;
  /** Whether to send the week's blog posts. */
  blogDigest: boolean;
}

/** The person and how they read the app. */
export interface ProfileSettings {
  firstName: string;
  lastName: string;
  /** With the country's code: `+5511912345678`; empty for none. */
  phone: string;
  address: string;
  state: string;
  /** The postcode as the country writes it. */
  zip: string;
  /** Two letters: `BR`. */
  country: string;
  /** `pt-BR` */
  language: string;
  /** The name in the IANA database: `America/Sao_Paulo`. */
  timeZone: string;
  currency: string;
}

/** A new address that counts once its owner has followed the link sent to it; until then the old one does. */
export interface PendingEmail {
  email: string;
  /** The link was sent then, in ISO 8601. */
  sentAt: string;
  /** The link no longer works from then on. */
  expiresAt: string;
}

export type NewsChannel = 'email' | 'browser' | 'app';
export type NewsKind = 'newForYou' | 'accountActivity' | 'newBrowser' | 'newDevice';

/** The news of each kind, by channel. */
export interface MatrixSettings {
  channels: Record<NewsKind, (NewsChannel | (string & {}))[]>;
  when: 'always' | 'online' | 'never' | (string & {});
}

export type ServiceId = 'google' | 'slack' | 'github' | 'mailchimp' | 'asana';

/** Accounts in social networks: the name of the account, or empty while it is not connected. */
export type SocialId = 'facebook' | 'twitter' | 'linkedin' | 'dribbble' | 'behance';

export interface BillingAddress {
  companyName: string;
  email: string;
  taxId: string;
  vatNumber: string;
  /** With the country's code. */
  mobile: string;
  country: string;
  address: string;
  state: string;
  zip: string;
}

/** Parts that are saved alone, each as a whole. */
export interface AccountSections {
  general: Omit<GeneralSettings, 'email' | 'fullName'> & ProfileSettings;
  info: PersonalInfo;
  socialLinks: SocialLinks;
  notification: NotificationSettings;
  matrix: MatrixSettings;
  billingAddress: BillingAddress;
}

export type SectionName = keyof AccountSections;

/** Body of `POST /account-setting/save`: a section by its name. */
export type SectionSave = { [Name in SectionName]: { section: Name; values: AccountSections[Name] } }[SectionName];

export type ConnectionKind = 'service' | 'social' | 'profile';

/** Body of `POST /account-setting/connection` */
export interface ConnectionChange {
  kind: ConnectionKind;
  id: string;
  isConnected: boolean;
}

export interface AccountDevice {
  id: string;
  /** Browser and system: `Chrome on Windows`. The device may have no name: it is empty for a tab. */
  browser: string;
  device: string;
  kind: 'computer' | 'tablet' | 'phone';
  /** About where it is. */
  place: string;
  /** Moment in ISO 8601. */
  lastActive: string;
  isCurrent: boolean;
}

export type TwoStepWay = 'app' | 'sms';

export interface TwoStepState {
  isOn: boolean;
  way: TwoStepWay | null;
  /** The last digits of the number that gets the codes. */
  phoneEnd: string;
  recoveryCodesLeft: number;
}

/** Body of `POST /account-setting/two-step/start` */
export interface TwoStepStart {
  way: TwoStepWay;
  /** With the country's code; needed for text messages. */
  phone?: string | undefined;
}

/** Its 200: a new secret each time. Nothing is on until a code proves it. */
export interface TwoStepStarted {
  /** In base 32; empty for text messages. */
  secret: string;
  phoneEnd: string;
}

/** 200 of `POST /account-setting/two-step/prove`: shown this once. */
export type TwoStepProved = Record<'recoveryCodes', string[]>;

/** Proof that it is the person: the password, or a recovery code. Left out while the last proof is younger than 10 minutes. */
export interface Proof {
  password?: string | undefined;
}

export interface AccountCard {
  id: number;
  brand: string;
  last4: string;
  name: string;
  /** Month and year: `0928`. */
  expiry: string;
  isPrimary: boolean;
}

/** Body of `POST /account-setting/card/add`; the number and the code are not kept. */
export interface NewCard extends Pick<AccountCard, 'name' | 'expiry'> {
  number: string;
  cvv: string;
  /** Whether it joins the cards; otherwise it pays the next bill alone. */
  isSaved: boolean;
}

export interface BillingInvoice {
  id: string;
  status: 'Paid' | 'Sent' | 'Draft' | 'Past Due' | 'Partial Payment';
  /** In Brazilian reais. */
  total: number;
  issued: string;
  due: string;
  /** In Brazilian reais; 0 when paid. */
  balance: number;
}

export interface AccountPlan {
  title: string;
  /** US dollars a month, by the contract of the agency. */
  price: number;
  daysUsed: number;
  daysTotal: number;
  /** `2030-06-30` */
  activeUntil: string;
  isCancelled: boolean;
}

/** 200 of `GET /account-setting/data` */
export interface AccountSettingAnswer {
  general: GeneralSettings;
  info: PersonalInfo;
  social: SocialSettings;
  notification: NotificationSettings;
  profile: ProfileSettings;
  pendingEmail: PendingEmail | null;
  matrix: MatrixSettings;
  services: Record<ServiceId, boolean>;
  socialAccounts: Record<SocialId, string>;
  twoStep: TwoStepState;
  /** Whether a password signs them in; without one, a connected profile does. */
  hasPassword: boolean;
  devices: AccountDevice[];
  cards: AccountCard[];
  paysBy: 'card' | 'paypal';
  billingAddress: BillingAddress;
  invoices: BillingInvoice[];
  plan: AccountPlan;
  /** Sensitive requests need no password until then, in ISO 8601; `null` when they do. */
  provenUntil: string | null;
  /** The moment at which the account goes, in ISO 8601; `null` while it stays. */
  deletesAt: string | null;
  /** Spaces that have no other owner, so that they stand in the way of deleting the account. */
  ownedAlone: string[];
}
