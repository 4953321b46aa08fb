import { expect, it } from 'vitest';
import { parseMailLink } from './email.mailto.ts';

const nothing = { to: [], cc: [], bcc: [], subject: '', body: '' };
const bare = (email: string) => ({ name: email, email });

it.each([
  [
    'mailto:ana@x.com,bruno@y.com?cc=c@z.com&bcc=d@z.com&subject=Ol%C3%A1&body=Um%0D%0ADois',
    {
      to: [bare('ana@x.com'), bare('bruno@y.com')],
      cc: [bare('c@z.com')],
      bcc: [bare('d@z.com')],
      subject: 'Olá',
      body: 'Um\nDois',
    },
  ],
  ['MAILTO:?to=ana+trip@x.com&Subject=1+1%3D2', { ...nothing, to: [bare('ana+trip@x.com')], subject: '1+1=2' }],
  ['mailto:%22Silva%2C%20Ana%22%20%3Ca%40x.com%3E', { ...nothing, to: [{ name: 'Silva, Ana', email: 'a@x.com' }] }],
  [
    'mailto:a@x.com?subject=50%&body=a=b&attach=/etc/passwd',
    { ...nothing, to: [bare('a@x.com')], subject: '50%', body: 'a=b' },
  ],
  [
    'mailto:a@x.com?subject=50% em S%C3%A3o Paulo, caf%E9&body=Pedido #12&cc=b@x.com',
    {
      ...nothing,
      to: [bare('a@x.com')],
      cc: [bare('b@x.com')],
      subject: '50% em São Paulo, café',
      body: 'Pedido #12',
    },
  ],
  ['mailto://ana@x.com?subject=a', { ...nothing, to: [bare('ana@x.com')], subject: 'a' }],
  ['mailto:ana@x.com&subject=a&body=b', { ...nothing, to: [bare('ana@x.com')], subject: 'a', body: 'b' }],
  [
    'mailto:"Silva, Ana" <ana@x.com>,b@x.com',
    { ...nothing, to: [{ name: 'Silva, Ana', email: 'ana@x.com' }, bare('b@x.com')] },
  ],
  ['mailto:r&d@x.com', { ...nothing, to: [bare('r&d@x.com')] }],
  ['mailto:', nothing],
])('%s is read (BR2-21)', (href, expected) => {
  expect(parseMailLink(href)).toEqual(expected);
});
