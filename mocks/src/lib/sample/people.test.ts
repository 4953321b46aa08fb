import { expect, it } from 'vitest';
import { avatarOf, colleagues, emailOf } from './people.ts';

it('a mailbox is the name in plain letters, on the domain of the company for staff only', () => {
  expect(emailOf('Caio Brandão')).toBe('caio.brandao@embarque.example');
  expect(emailOf('Anneke de Vries')).toBe('anneke.de.vries@example.com');
});

it('every colleague has another picture and another mailbox', () => {
  expect(new Set(colleagues.map(avatarOf)).size).toBe(colleagues.length);
  expect(new Set(colleagues.map(emailOf)).size).toBe(colleagues.length);
  expect(avatarOf('Caio Brandão')).toBe('/pictures/avatar/caio-brandao.svg');
});
