import { permissionsSample } from '@embarque/mocks/permissions/data';
import { expect, it } from 'vitest';
import { permissionsOutbox } from './permissions.outbox.ts';

const { apply, confirm, inverse } = permissionsOutbox;
const before = permissionsSample();

it.each([
  { type: 'permission changed', id: 4, name: 'Planning', isCore: true },
  { type: 'permission deleted', id: 4 },
] as const)('$type is undone by its inverse, with roles and place (XR-01, XR-04)', (command) => {
  const back = inverse(before, command);
  const after = apply(before, command);

  expect(after).not.toEqual(before);
  expect(back && apply(after, back)).toEqual(before);
});

it('changes nothing where nothing differs', () => {
  const { id, name, isCore } = before[0] ?? { id: 0, name: '', isCore: false };

  expect(apply(before, { type: 'permission changed', id, name, isCore })).toBe(before);
  expect(apply(before, { type: 'permission deleted', id: 99 })).toBe(before);
});

it('that was added stands once, also in a list that has it already', () => {
  const permission = { ...before[0], id: 99, name: 'Manage Claims' } as (typeof before)[number];
  const command = { type: 'permission added', name: permission.name, isCore: permission.isCore } as const;
  const confirmed = confirm?.(before, command, { permission });

  expect(confirmed).toEqual([permission, ...before]);
  expect(confirm?.([permission, ...before], command, { permission })).toEqual([permission, ...before]);
});
