import type { Email, EmailAddress } from '@embarque/mocks/email/contract';
import { emailsSample } from '@embarque/mocks/email/data';
import { describe, expect, it } from 'vitest';
import { recipientsOf } from './email.reply.ts';

const me = { name: 'Marina Duarte', email: 'admin@demo.com', aliases: ['marina@desk.example'] };
const person = (email: string, name = email): EmailAddress => ({ name, email });
const namesake = person('marina.duarte@other.example', 'Marina Duarte');
const ana = person('ana@example.com', 'Ana');
const bruno = person('bruno@example.com', 'Bruno');
const own = person('Admin@Demo.com', 'Marina Duarte');

const [sample] = emailsSample();
if (!sample) throw new Error('The sample holds no mail.');
const base: Email = { ...sample, cc: [], bcc: [] };
const mail = ({ from = ana, ...rest }: Partial<Omit<Email, 'from'>> & { from?: EmailAddress }): Email => ({
  ...base,
  ...rest,
  from: { ...from, avatar: '' },
});
const emails = (people: EmailAddress[]) => people.map(({ email }) => email);
const answerTo = (to: Email, isToAll = true) => {
  const recipients = recipientsOf(to, me, { isToAll });
  return { to: emails(recipients.to), cc: emails(recipients.cc) };
};

describe('a reply', () => {
  it('goes to a sender who has the name of the writer', () => {
    expect(answerTo(mail({ from: namesake, to: [own, bruno] }))).toEqual({ to: [namesake.email], cc: [bruno.email] });
    expect(answerTo(mail({ from: namesake, to: [own] }), false)).toEqual({ to: [namesake.email], cc: [] });
  });

  it('to all leaves out every address of the writer, however it is written', () => {
    const to = [own, person('MARINA@desk.example'), person('admin+trips@demo.com'), bruno];
    expect(answerTo(mail({ to, cc: [own, person('Bruno@example.com')] }))).toEqual({
      to: [ana.email],
      cc: [bruno.email],
    });
  });

  it('to an own message goes to those it was written to', () => {
    expect(answerTo(mail({ from: own, to: [ana], cc: [bruno] }))).toEqual({ to: [ana.email], cc: [bruno.email] });
    expect(answerTo(mail({ from: own, to: [], bcc: [ana] }))).toEqual({ to: [ana.email], cc: [] });
  });

  it('goes where the sender asked for it', () => {
    const asked = mail({ replyTo: [person('desk@example.com')], to: [own, bruno] });
    expect(answerTo(asked, false)).toEqual({ to: ['desk@example.com'], cc: [] });
    expect(answerTo(asked)).toEqual({ to: ['desk@example.com'], cc: [bruno.email] });
    expect(answerTo(mail({ replyTo: [own], to: [own] }))).toEqual({ to: [ana.email], cc: [] });
  });

  it('always has a recipient', () => {
    expect(answerTo(mail({ from: own, to: [own] }))).toEqual({ to: [own.email], cc: [] });
  });
});
