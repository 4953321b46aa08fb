/** The contract of the account settings. */

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

/** 200 of `GET /account-setting/data` */
export interface AccountSettingAnswer {
  general: GeneralSettings;
  info: PersonalInfo;
  social: SocialSettings;
  notification: NotificationSettings;
}
