import { expect, it } from 'vitest';
import { findGroups } from './knowledge-base.find.ts';

const titles = [
  'How do I add a colleague?',
  'How do I change my password?',
  'Which role do I need to refund a policy?',
  'Why does the API respond with 401?',
  'How do I turn on two-step sign-in?',
];
const group = {
  category: 'personalization',
  title: 'Account',
  icon: '',
  iconColor: 'primary',
  questions: titles.map((question, id) => ({ id, question, slug: String(id) })),
} as unknown as Parameters<typeof findGroups>[0][number];

it.each([
  ['password change', titles[1]],
  ['add colleague', titles[0]],
  ['refund role', titles[2]],
  ['401 api', titles[3]],
  ['two step', titles[4]],
  ['password  change', titles[1]],
  ['change my password', titles[1]],
  ['change zebra', undefined],
])('the words "%s" find "%s", in any order', (q, title) => {
  expect(findGroups([group], q)[0]?.questions[0]?.question).toBe(title);
});
