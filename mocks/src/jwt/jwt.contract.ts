/**
 * The demo modules' own sign-in written down. The product itself signs in through the sales API: the paths are alike, the tokens are
 * not, and neither server takes the other's.
 */

export type DemoRole = 'admin' | 'client';

/** One rule of what a person may do. `manage` and `all` are wildcards. */
export interface DemoAbility {
  action: string;
  subject: string;
}

export interface DemoUser {
  /** Grows by one with each user. */
  id: number;
  fullName: string;
  username: string;
  /** Address of a picture, or null when initials should stand in for it. */
  avatar: string | null;
  email: string;
  role: DemoRole;
  ability: DemoAbility[];
}

/** `POST /jwt/login` */
export interface DemoLoginRequest {
  email: string;
  password: string;
}

/** 200 of `POST /jwt/login` and `POST /jwt/refresh-token` */
export interface DemoSignedInAnswer {
  userData: DemoUser;
  /** Good for 10 minutes. */
  accessToken: string;
  /** Good for 10 minutes too; it may be used more than once. */
  refreshToken: string;
}

/** 400 of `POST /jwt/login` when no user has this email and password. */
export interface DemoLoginRejection {
  error: { email: 'Email or Password is Invalid' };
}

/** `POST /jwt/register` */
export interface DemoRegisterRequest {
  email: string;
  username: string;
  password: string;
}

/** 200 of `POST /jwt/register` */
export interface DemoRegisterAnswer {
  /** May manage everything, as every new user may. */
  user: DemoUser;
  accessToken: string;
}

/** Also 200 of `POST /jwt/register`: nobody was added. What is not to blame is null. */
export interface DemoRegisterRejection {
  error: {
    email: 'This email is already in use.' | null;
    username: 'This username is already in use.' | null;
  };
}

/** `POST /jwt/refresh-token` */
export interface DemoRefreshRequest {
  refreshToken: string;
}
