import { expect, it } from 'vitest';
import { linkAddressOf } from './link-address.ts';

it.each([
  ['ana.prado@embarque.example', 'mailto:ana.prado@embarque.example'],
  ['ana@embarque.example', 'mailto:ana@embarque.example'],
  [' https://embarque.example/a ', 'https://embarque.example/a'],
  ['https://embarque.example/price list.pdf', 'https://embarque.example/price%20list.pdf'],
  ['embarque.example', 'https://embarque.example'],
  ['embarque.example:8080/a?b#c', 'https://embarque.example:8080/a?b#c'],
  ['são-paulo.example/planos', 'https://são-paulo.example/planos'],
  ['mailto:ana@embarque.example', 'mailto:ana@embarque.example'],
  ['tel:+5511912345678', 'tel:+5511912345678'],
  ['/pages/faq', '/pages/faq'],
  ['#prices', '#prices'],
  ['https://', undefined],
  ['http:// embarque', undefined],
  ['prices', undefined],
  ['data:text/html,alert(1)', undefined],
  ['//embarque.example', undefined],
  ['', undefined],
])('%s leads to %s', (text, address) => {
  expect(linkAddressOf(text)).toBe(address);
});
