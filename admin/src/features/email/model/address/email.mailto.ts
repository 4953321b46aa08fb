import type { EmailAddress } from '@embarque/mocks/email/contract';
import { decoded, parseAddresses } from './email.addresses.ts';

/** The message that a `mailto:` link asks for. */
export interface MailLink {
  to: EmailAddress[];
  cc: EmailAddress[];
  bcc: EmailAddress[];
  subject: string;
  /** Plain text, with its lines. */
  body: string;
}

/** A link is cut off here: people write less by one, and a longer one would only slow the editor down. */
const LONGEST = 20_000;

/**
 * Reads a `mailto:` link, also one whose writer left `#` and `%` as they are. What else it may hold, such as files to attach, is not
 * asked of a composer.
 */
export function parseMailLink(href: string): MailLink {
  const [path = '', ...query] = href
    .slice(0, LONGEST)
    .trim()
    // Slashes as of a page, and `&` before the first field, are slips that programs forgive.
    .replace(/^mailto:(?:\/\/)?/i, '')
    .replace(/^([^?&]*)&(?=(?:amp;)?(?:to|cc|bcc|subject|body)=)/i, '$1?')
    .split('?');
  const fields = query
    .join('?')
    .split(/&(?:amp;)?/)
    .map((pair) => pair.split('='))
    // A plus is a plus here, and no space as in a form.
    .map(([name = '', ...value]) => [decoded(name).toLowerCase(), decoded(value.join('='))] as const);
  const all = (wanted: string) => fields.flatMap(([name, value]) => (name === wanted ? [value] : []));
  const people = (texts: readonly string[]) => parseAddresses(texts.join(';')).people;

  return {
    to: people([decoded(path), ...all('to')]),
    cc: people(all('cc')),
    bcc: people(all('bcc')),
    subject: all('subject').join(' ').replaceAll(/\s+/g, ' ').trim(),
    body: all('body').join('\n').replaceAll(/\r\n?/g, '\n'),
  };
}
