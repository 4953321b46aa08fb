import { plainTextOf } from '@embarque/design-system/markup';
import { emailsSample } from '@embarque/mocks/email/data';
import { describe, expect, it } from 'vitest';
import type { Email } from '@embarque/mocks/email/contract';
import type { OwnEmail } from '../model/email.layout.ts';
import { replyTo, draftFrom, emptyDraft, htmlOf, isEmpty, messageOf, startOfLink } from './compose.draft.ts';

const writer = { name: 'Marina Duarte', email: 'admin@demo.com', aliases: ['marina@example.com'] };
const words = { quoteLine: 'Ana <wrote>:' };
const person = (name: string) => ({ name, email: `${name.toLowerCase()}@example.com` });

const [sample] = emailsSample();
if (!sample) throw new Error('The sample holds no mail.');
const mail: Email = {
  ...sample,
  from: { ...person('Ana'), avatar: '' },
  to: [person('Marina'), person('Bruno')],
  cc: [person('Caio')],
  subject: 'Trip',
  message: '<p>Hello</p>',
  attachments: [{ fileName: 'a.pdf', size: 10, url: '', thumbnail: '' }],
};

describe('a reply', () => {
  it('goes to the sender, with the message quoted below', () => {
    expect(replyTo(mail, 'reply', writer, words)).toEqual({
      to: ['ana@example.com'],
      cc: null,
      names: { 'ana@example.com': 'Ana' },
      subject: 'Re: Trip',
      body: '<p></p><p>Ana &lt;wrote&gt;:</p><blockquote><p>Hello</p></blockquote>',
    });
  });

  it('to all leaves out its own sender', () => {
    expect(replyTo(mail, 'reply all', writer, words)).toMatchObject({
      to: ['ana@example.com'],
      cc: ['bruno@example.com', 'caio@example.com'],
    });
  });

  it('to an own message goes to its recipients', () => {
    const own = { ...mail, from: { ...writer, avatar: '' } };
    expect(replyTo(own, 'reply all', writer, words)).toMatchObject({
      to: ['bruno@example.com'],
      cc: ['caio@example.com'],
    });
  });

  it('has one Re: or Fwd: prefix', () => {
    expect(replyTo({ ...mail, subject: 'RE: Trip' }, 'reply', writer, words).subject).toBe('RE: Trip');
    expect(replyTo({ ...mail, subject: 'Fwd: Trip' }, 'forward', writer, words).subject).toBe('Fwd: Trip');
    for (const subject of [
      'RES: Trip',
      'Re: RES: AW: Trip',
      'Re[2]: Trip',
      'RE : RE: Trip',
      '回复：Trip',
      'Re：答复: Trip',
      'Odp: Trip',
    ])
      expect(replyTo({ ...mail, subject }, 'reply', writer, words).subject).toBe('Re: Trip');
    for (const subject of ['ENC: Trip', 'FW: Fwd: Trip'])
      expect(replyTo({ ...mail, subject }, 'forward', writer, words).subject).toBe('Fwd: Trip');
    expect(replyTo({ ...mail, subject: 'Fwd: RES: Trip' }, 'reply', writer, words).subject).toBe('Re: Fwd: RES: Trip');
    expect(replyTo({ ...mail, subject: 'Resort: Trip' }, 'reply', writer, words).subject).toBe('Re: Resort: Trip');
  });

  it('that forwards has the files and no recipients', () => {
    const forwarded = replyTo(mail, 'forward', writer, words);
    expect(forwarded).toMatchObject({ subject: 'Fwd: Trip', files: [{ fileName: 'a.pdf', size: 10 }] });
    expect(forwarded.to).toBeUndefined();
  });
});

describe('a draft', () => {
  it('survives being saved as a message', () => {
    const draft = emptyDraft(-4, {
      to: ['ana@example.com'],
      cc: [],
      subject: 'Hi',
      body: '<p>x</p>',
      labels: ['private'],
    });
    const kept = messageOf(draft, { folder: 'draft', writer, time: '2026-11-21T10:00:00Z', nameOf: () => 'Ana' });

    expect(kept.from).toEqual({ name: 'Marina Duarte', email: 'admin@demo.com', avatar: '' });
    expect(kept.to).toEqual([{ name: 'Ana', email: 'ana@example.com' }]);
    expect(draftFrom(kept, -9)).toEqual({ ...draft, cc: null, names: { 'ana@example.com': 'Ana' } });
  });

  it('of the server gets a local id and keeps its source', () => {
    expect(draftFrom(mail, -9)).toMatchObject({ id: -9, sourceId: mail.id });
  });

  it.each([
    [{}, true],
    [{ body: '<p> </p>' }, true],
    [{ cc: [] }, true],
    [{ subject: 'x' }, false],
    [{ bcc: ['a@b.c'] }, false],
    [{ files: [{ fileName: 'a', size: 1 }] }, false],
  ])('with %j is empty: %s', (start, expected) => {
    expect(isEmpty(emptyDraft(-1, start))).toBe(expected);
  });
});

it('goes to each person once, in the first field that names them', () => {
  const draft = emptyDraft(-1, {
    to: ['ana@x.com', 'Ana@X.com'],
    cc: ['bruno@x.com', 'ANA@x.com'],
    bcc: ['bruno@x.com', 'carla@x.com'],
  });
  const posting = { writer, time: '', nameOf: (email: string) => email };
  const emailsIn = ({ to, cc, bcc }: OwnEmail) => [to, cc, bcc].map((people) => people.map(({ email }) => email));

  expect(emailsIn(messageOf(draft, { ...posting, folder: 'sent' }))).toEqual([
    ['ana@x.com'],
    ['bruno@x.com'],
    ['carla@x.com'],
  ]);
  expect(emailsIn(messageOf(draft, { ...posting, folder: 'draft' }))).toEqual([draft.to, draft.cc, draft.bcc]);
});

it('keeps the names that addresses came with', () => {
  const draft = emptyDraft(-1, { to: ['Ana@example.com', 'b@x.co'], names: { 'ana@example.com': 'Silva, Ana' } });
  const { to } = messageOf(draft, { folder: 'sent', writer, time: '', nameOf: (email) => `of ${email}` });
  expect(to.map(({ name }) => name)).toEqual(['Silva, Ana', 'of b@x.co']);
});

it('starts with all that a mail link asks for (BR2-21)', () => {
  expect(startOfLink('mailto:Ana%20%3Cana@x.com%3E?cc=b@y.com&subject=Trip&body=Um%0D%0ADois')).toEqual({
    to: ['ana@x.com'],
    cc: ['b@y.com'],
    bcc: null,
    names: { 'ana@x.com': 'Ana' },
    subject: 'Trip',
    body: '<p>Um<br>Dois</p>',
  });
});

describe('plain text', () => {
  it('survives a round trip through markup', () => {
    const text = 'Dear <Ana>,\nhello & bye\n\nMarina';
    expect(plainTextOf(htmlOf(text))).toBe('Dear <Ana>,\nhello & bye\nMarina');
    expect(htmlOf(' \n')).toBe('');
  });
});
