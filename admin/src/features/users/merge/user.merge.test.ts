import { expect, it } from 'vitest';
import { lastChangeOf } from './user.merge.ts';

it('the last change is named, also when a colleague has looked at the app as the user since', () => {
  const line = (id: number, kind: 'view-ended' | 'changed', by: string) => ({ id, kind, at: '', by, note: '' });
  const changed = line(2, 'changed', 'Ana Beatriz');

  expect(lastChangeOf({ activity: [line(3, 'view-ended', 'Caio Brandão'), changed] })).toBe(changed);
  expect(lastChangeOf({ activity: [line(1, 'view-ended', 'Caio Brandão')] })).toBeUndefined();
  const own = line(4, 'changed', 'Marina Duarte');
  expect(lastChangeOf({ activity: [own, changed] }, { notBy: 'Marina Duarte' })).toBe(changed);
  expect(lastChangeOf({ activity: [changed] }, { known: [2] })).toBeUndefined();
});
