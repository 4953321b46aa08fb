import { isEmailAddress } from '../../../../lib/i18n/email-address.ts';
import { isSafeLink } from './html.ts';

/** A domain, with what follows it. */
const page = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+(?:[:/?#]|$)/u;

/** The address that a typed or pasted text means: a page with or without its scheme, or a mailbox; undefined where it means none. */
export function linkAddressOf(text: string): string | undefined {
  const plain = text.trim();
  if (isEmailAddress(plain)) return `mailto:${plain}`;
  const address = (page.test(plain) ? `https://${plain}` : plain).replaceAll(/\s/g, '%20');
  const isWhole = !/^https?:/i.test(address) || URL.canParse(address);
  return isWhole && isSafeLink(address) ? address : undefined;
}
