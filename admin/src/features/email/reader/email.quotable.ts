import { sanitiseBody } from '@embarque/design-system/mail';
import type { Email } from '@embarque/mocks/email/contract';

/**
 * A mail as it may stand in the editor, which loads the pictures of what it holds: those of other servers are left out, so
 * that the sender does not learn who answers. What this person wrote stays as it is.
 */
export function quotable<M extends Email>(mail: M): M {
  return mail.id < 0 ? mail : { ...mail, message: sanitiseBody(mail.message, { showsImages: false }).html };
}
