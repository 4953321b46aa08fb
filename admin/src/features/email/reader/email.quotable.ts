import { sanitiseBody } from '@embarque/design-system/mail';
import type { Email } from '@embarque/mocks/email/contract';

/**
 * A message as it can be quoted in the editor, which loads its images: remote ones are removed, so that the sender does not learn
 * that someone replies. Own messages stay as they are.
 */
export function quotable<M extends Email>(mail: M): M {
  return mail.id < 0 ? mail : { ...mail, message: sanitiseBody(mail.message, { showsImages: false }).html };
}
