import { emailsSample } from '@embarque/mocks/email/data';
import { expect, it } from 'vitest';

it.each([
  [38, 'Beatriz Nogueira'],
  [37, 'Kenji Watanabe'],
  [13, 'Henrique Sampaio'],
])('the notification that leads to mail %i speaks of its sender %s', (id, name) => {
  expect(emailsSample().find((mail) => mail.id === id)?.from.name).toBe(name);
});
