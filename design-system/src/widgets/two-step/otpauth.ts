export interface OtpauthDetails {
  /** The name of the product, without a colon. */
  issuer: string;
  /** The name of the account, such as its email address. */
  account: string;
  /** The secret in base 32; spaces in it count for nothing. */
  secret: string;
}

/** The address that an authenticator app reads from a QR code. Spaces are `%20`: apps show a `+` as it stands. */
export function otpauthUri({ issuer, account, secret }: OtpauthDetails): string {
  const [by, name] = [issuer.replaceAll(':', ''), account].map(encodeURIComponent);
  return `otpauth://totp/${by}:${name}?secret=${withoutSpaces(secret)}&issuer=${by}`;
}

/** A secret in groups of four, to be typed by hand. */
export const inGroups = (secret: string): string => withoutSpaces(secret).replaceAll(/(.{4})(?=.)/g, '$1 ');

export const withoutSpaces = (secret: string): string => secret.replaceAll(/\s/g, '');
