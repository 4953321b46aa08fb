/** Signs that no server takes in an address, and those that are not seen. */
const NEVER = String.raw`\s@<>\(\),;:"\[\]\\\p{C}`;

/** The rule as the `pattern` of a field, which takes blanks around an address. */
export const EMAIL_PATTERN = String.raw`\s*[^${NEVER}]+@(?:[^${NEVER}.]+\.)+[^${NEVER}.]+\s*`;

const rule = new RegExp(`^${EMAIL_PATTERN}$`, 'u');

/** Whether a text is an address of a mailbox: a loose rule, which refuses only what no server takes. Letters of every script are letters. */
export function isEmailAddress(text: string): boolean {
  // A wide comma or semicolon separates as the narrow one does.
  return text === text.trim() && rule.test(text) && rule.test(text.normalize('NFKC'));
}

/** Whether two addresses reach one mailbox: in any case, and with the domain in letters of its language or in those of the internet. */
export const isSameEmailAddress = (one: string, other: string): boolean => emailKey(one) === emailKey(other);

/** The one spelling of an address under which it is compared. */
export function emailKey(address: string): string {
  const [whole, name = '', domain = ''] = /^(.*)@(.*)$/su.exec(address.trim().normalize('NFC')) ?? [];
  if (whole === undefined) return address.trim().toLowerCase();
  const url = `http://${domain}`;
  return `${name}@${URL.canParse(url) ? new URL(url).hostname : domain}`.toLowerCase();
}
