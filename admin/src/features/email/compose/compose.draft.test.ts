import { emailsSample } from '@embarque/mocks/email/data';
import { describe, expect, it } from 'vitest';
import type { Email } from '@embarque/mocks/email/contract';
import {
  replyTo,
  draftFrom,
  emptyDraft,
  htmlOf,
  isAddress,
  isEmpty,
  messageOf,
  plainTextOf,
  textOf,
} from './compose.draft.ts';

const writer = { name: 'Marina Duarte', email: 'admin@demo.com' };
const words = { quoteLine: 'Ana <wrote>:' };
const person = (name: string) => ({ name, email: `${name.toLowerCase()}@example.com` });

const [sample] = emailsSample();
if (!sample) throw new Error('The sample holds no mail.');
const mail: Email = {
  ...sample,
  from: { ...person('Ana'), avatar: '' },
  to: [person('Marina Duarte'), person('Bruno')],
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

    expect(kept.to).toEqual([{ name: 'Ana', email: 'ana@example.com' }]);
    expect(draftFrom(kept, -9)).toEqual({ ...draft, cc: null });
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

describe('an address', () => {
  it.each(['ana@example.com', 'a.b+c@x.co', 'ção@exämple.com'])('%s is valid', (text) => {
    expect(isAddress(text)).toBe(true);
  });
  it.each(['ana', 'ana@', '@x.com', 'a b@x.com', 'a@x', 'a@x.', 'a@b@c.com', '<a@x.com>'])('%s is invalid', (text) => {
    expect(isAddress(text)).toBe(false);
  });
});

describe('plain text', () => {
  it('has the text of markup without scripts', () => {
    expect(textOf('<style>p{}</style><p>1 &lt; 2 &amp;amp;</p><script>alert(1)</script><!-- no --><p>a < b</p>')).toBe(
      '1 < 2 &amp; a < b',
    );
  });

  it('survives a round trip through markup', () => {
    const text = 'Dear <Ana>,\nhello & bye\n\nMarina';
    expect(plainTextOf(htmlOf(text))).toBe('Dear <Ana>,\nhello & bye\nMarina');
    expect(htmlOf(' \n')).toBe('');
  });
});
