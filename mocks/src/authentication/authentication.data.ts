/** The code that the demo's server takes for the one it sent. */
export const demoCode = '204177';

/** The code for people without their phone. */
export const recoveryCode = 'K7QM2PXA';

/** Usernames that somebody has already; emails are never said to be taken. */
export const takenUsernames = ['admin', 'client', 'marina'];

export const demoPassword = 'boarding-pass';

interface SentOnce {
  sentTo: string;
  /** When it was sent, in milliseconds. */
  at: number;
}

export interface AuthenticationSample {
  sent: Partial<Record<'code' | 'link', SentOnce>>;
  /** When links were sent, by email, in milliseconds. */
  requests: Record<string, number[]>;
  /** Links are numbered; only the last one that was sent is good. */
  links: number;
  usedLinks: number[];
  isCodeUsed: boolean;
  wrongCodes: number;
  /** Until when nobody may sign in, in milliseconds. */
  lockedUntil: number;
  accounts: string[];
}

export function authenticationSample(): AuthenticationSample {
  return {
    sent: {},
    requests: {},
    links: 1,
    usedLinks: [],
    isCodeUsed: false,
    wrongCodes: 0,
    lockedUntil: 0,
    accounts: [],
  };
}
