import { isSameEmailAddress } from '@embarque/design-system/email-address';
import type { Email, EmailAddress } from '@embarque/mocks/email/contract';

/** The signed-in person as a writer of messages. */
export interface Writer {
  name: string;
  email: string;
  /** The other addresses at which they get mail. */
  aliases?: readonly string[];
}

export interface Recipients {
  to: EmailAddress[];
  cc: EmailAddress[];
}

/** Whether an address is one of the writer's. Names prove nothing: others have them too. */
export function isOwnAddress({ email, aliases = [] }: Writer, address: string): boolean {
  const mailbox = mailboxOf(address);
  return [email, ...aliases].some((own) => own !== '' && mailboxOf(own) === mailbox);
}

/** The people that a reply goes to. A reply to all leaves its writer out, unless there is nobody else. */
export function recipientsOf(mail: Email, writer: Writer, { isToAll }: { isToAll: boolean }): Recipients {
  const others = (people: readonly EmailAddress[]) => people.filter(({ email }) => !isOwnAddress(writer, email));
  const isOwn = isOwnAddress(writer, mail.from.email);
  const sender = [{ name: mail.from.name, email: mail.from.email }];
  const wanted = isOwn ? [mail.to, mail.cc, mail.bcc] : [mail.replyTo ?? [], sender];
  const to = distinct(wanted.map(others).find((people) => people.length > 0) ?? sender);
  const copied = others([...mail.to, ...mail.cc]);
  const cc = distinct(copied).filter(({ email }) => !to.some((person) => isSameEmailAddress(person.email, email)));
  return { to, cc: isToAll ? cc : [] };
}

/** Whether a reply to all goes to more than one person. */
export function hasOthers(mail: Email, writer: Writer): boolean {
  const { to, cc } = recipientsOf(mail, writer, { isToAll: true });
  return to.length + cc.length > 1;
}

function distinct(people: readonly EmailAddress[]): EmailAddress[] {
  const isFirst = ({ email }: EmailAddress, index: number) =>
    people.findIndex((person) => isSameEmailAddress(person.email, email)) === index;
  return people.filter(isFirst);
}

/** `Ana+trips@example.com` is delivered to `ana@example.com`. */
function mailboxOf(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
