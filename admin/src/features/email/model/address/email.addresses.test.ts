import { describe, expect, it } from 'vitest';
import { formatAddress, isAddress, parseAddresses } from './email.addresses.ts';

const ana = { name: 'Ana', email: 'ana@x.com' };
const bruno = { name: 'Bruno Dias', email: 'bruno@y.com' };
const bare = (email: string) => ({ name: email, email });

describe('a list of addresses', () => {
  it.each([
    ['Ana <ana@x.com>; Bruno Dias <bruno@y.com>', [ana, bruno]],
    ['Ana <ana@x.com>, Bruno Dias <bruno@y.com>,', [ana, bruno]],
    ['Ana <ana@x.com>\r\nBruno Dias <bruno@y.com>\n\n', [ana, bruno]],
    ['Ana <ana@x.com> Bruno Dias <bruno@y.com>', [ana, bruno]],
    ['ana@x.com bruno@y.com\tc@z.com', [bare('ana@x.com'), bare('bruno@y.com'), bare('c@z.com')]],
    ['"Silva, Ana" <ana@x.com>', [{ name: 'Silva, Ana', email: 'ana@x.com' }]],
    ['"Silva; \\"Nana\\"" <ana@x.com>, b@y.com', [{ name: 'Silva; "Nana"', email: 'ana@x.com' }, bare('b@y.com')]],
    [
      'Silva, Ana <ana@x.com>; Dias, Bruno <b@y.com>',
      [
        { name: 'Silva, Ana', email: 'ana@x.com' },
        { name: 'Dias, Bruno', email: 'b@y.com' },
      ],
    ],
    ["'Ana' <ana@x.com>", [ana]],
    ['“Ana” <ana@x.com>', [ana]],
    ['Silva, Ana <ana@x.com>', [{ name: 'Silva, Ana', email: 'ana@x.com' }]],
    ['ana@x.com e bruno@y.com & c@z.com', [bare('ana@x.com'), bare('bruno@y.com'), bare('c@z.com')]],
    ['ana@x.com、bruno@y.com；c@z.com', [bare('ana@x.com'), bare('bruno@y.com'), bare('c@z.com')]],
    ['Ana ana@x.com', [ana]],
    ['ana@x.com (Ana)', [ana]],
    ['To: Ana <ana@x.com>', [ana]],
    ['Equipe: ana@x.com, b@y.com;', [bare('ana@x.com'), bare('b@y.com')]],
    ['mailto:ana@x.com?subject=Hi', [bare('ana@x.com')]],
    ['Ana <mailto:ana%40x.com>', [ana]],
    ['ana@x.com<mailto:ana@x.com>', [bare('ana@x.com')]],
    ['<ana@x.com>', [bare('ana@x.com')]],
    ['ana@x.com, ANA@x.com', [bare('ana@x.com')]],
    ['\u200Bana@x.com\u00A0', [bare('ana@x.com')]],
    ['“Silva, Ana” <ana@x.com>', [{ name: 'Silva, Ana', email: 'ana@x.com' }]],
    ['«Ana» <ana@x.com>', [ana]],
    ['Silva, Ana <ana@x.com>', [{ name: 'Silva, Ana', email: 'ana@x.com' }]],
    [
      'Silva, Ana <ana@x.com>, Bruno Dias <bruno@y.com>, c@z.com',
      [{ name: 'Silva, Ana', email: 'ana@x.com' }, bruno, bare('c@z.com')],
    ],
    ['Ana\tana@x.com\nBruno Dias\tbruno@y.com', [ana, bruno]],
    ['Bruno\tDias\tbruno@y.com', [bruno]],
    ['Ana;ana@x.com\nBruno Dias;bruno@y.com', [ana, bruno]],
    ['ana@x.com,Ana\nbruno@y.com,Bruno Dias', [ana, bruno]],
    ['Ana\nana@x.com\nBruno Dias\nbruno@y.com', [ana, bruno]],
    ['• Ana ana@x.com\n• Bruno Dias <bruno@y.com>', [ana, bruno]],
    ['1. ana@x.com\n2) c@z.com', [bare('ana@x.com'), bare('c@z.com')]],
    ['Ana – ana@x.com', [ana]],
    ['Ana <ana@x.com> e Bruno <b@y.com>', [ana, { name: 'Bruno', email: 'b@y.com' }]],
    ['a@x.com Maria e Silva m@x.com', [bare('a@x.com'), { name: 'Maria e Silva', email: 'm@x.com' }]],
    ['ana@x.com, b@y.com and c@z.com', [bare('ana@x.com'), bare('b@y.com'), bare('c@z.com')]],
    ['ana@x.com e c@z.com', [bare('ana@x.com'), bare('c@z.com')]],
    ['ana@x.com | c@z.com', [bare('ana@x.com'), bare('c@z.com')]],
    ['ana＠x.com；c@z.com，', [bare('ana@x.com'), bare('c@z.com')]],
    ['Ana <ana@x.com', [ana]],
    ['Ana <ana@x.com> (work), c@z.com', [ana, bare('c@z.com')]],
    ['caio.brandão@embarque.example', [bare('caio.brandão@embarque.example')]],
  ])('%j is read whole (BR2-19)', (text, people) => {
    expect(parseAddresses(text)).toEqual({ people, rest: '' });
  });

  it.each([
    ['Ana <ana@x.com>, somebody, b@y', 'somebody, b@y'],
    ['Ana <ana@x.com>; Bruno <bruno>', 'Bruno <bruno>'],
    ['ana@x.com\n"half', '"half'],
    ['ana@x.com, https://mail.example/?to=b@y.com', 'https://mail.example/?to=b@y.com'],
    ['ana@x.com, b@[192.168.0.1]', 'b@[192.168.0.1]'],
    ['name\temail\nana@x.com', 'name, email'],
  ])('of %j hands back what is none (BR2-19)', (text, rest) => {
    expect(parseAddresses(text)).toMatchObject({ people: [{ email: 'ana@x.com' }], rest });
  });

  it('is read back as it was written', () => {
    const people = [ana, { name: 'Silva, Ana', email: 'a@x.com' }, bare('c@z.com')];
    expect(parseAddresses(people.map(formatAddress).join('; '))).toEqual({ people, rest: '' });
  });
});

describe('an address', () => {
  it.each(['ana@example.com', 'a.b+c@x.co', 'ção@exämple.com'])('%s is valid', (text) => {
    expect(isAddress(text)).toBe(true);
  });
  it.each(['ana', 'ana@', '@x.com', 'a b@x.com', 'a@x', 'a@x.', 'a@b@c.com', 'a@x..com', 'a@x.com；', '<a@x.com>'])(
    '%s is invalid',
    (text) => {
      expect(isAddress(text)).toBe(false);
    },
  );
});
