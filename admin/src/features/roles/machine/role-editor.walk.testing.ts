import type { RoleWithPeople } from '@embarque/mocks/roles/contract';
import { rolesSample } from '@embarque/mocks/roles/data';
import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { HttpError } from '../../../http/http.error.ts';
import { entryAnswers } from '../../../outbox/entry/outbox.await.testing.ts';
import { idleOutbox } from '../../../outbox/view/outbox.view.testing.ts';
import { CELLS } from '../../../people/rights.ts';
import { merge } from '../model/role.merge.ts';
import { RoleConflict } from '../server/roles.api.ts';
import type { RoleMachineInput } from './role-editor.context.ts';
import { roleEditorMachine } from './role-editor.machine.ts';

const roles = rolesSample().map((role): RoleWithPeople => ({ ...role, count: 7, people: [], present: [] }));
const [administrator, manager] = roles;
if (!administrator || !manager) throw new Error('The sample has no roles');

const by = { fullName: 'Marina Duarte', role: 'admin' };

const inputOf = (role: RoleWithPeople | null, first = { name: '', cells: [] as const }): RoleMachineInput => ({
  outbox: idleOutbox(),
  role,
  first,
  own: administrator,
  roles,
  by,
});

const theirs = { ...manager, cells: manager.cells.filter((cell) => !cell.startsWith('payroll')) };
const conflict = new RoleConflict(
  theirs,
  'Ana Beatriz',
  merge({ name: null, cells: { 'payroll.write': true } }, manager, theirs),
);

export const walk = walkThrough(roleEditorMachine).with({
  page: '../editor/RoleEditor',
  parametersOf: (path) => ({ role: path === 'viewing' ? administrator.id : manager.id }),
  sees: {
    viewing: async ({ expect, screen }) => {
      await expect(await screen.findByText(/Duplicate it to make changes/)).toBeVisible();
    },
    drafting: async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Save changes' })).not.toHaveAttribute('aria-busy');
    },
    reviewing: async ({ expect, screen }) => {
      await expect(await screen.findByRole('alertdialog', { name: 'Save Manager?' })).toBeInTheDocument();
    },
    saving: async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-busy', 'true');
    },
    choosing: async ({ expect, screen }) => {
      await expect(await screen.findByRole('radio', { name: 'Ana Beatriz: no rights' })).toBeInTheDocument();
    },
    saved: async ({ expect, screen }) => {
      await expect(await screen.findByRole('textbox', { name: /Role Name/ })).toBeVisible();
    },
  },
  inputs: [inputOf(manager), inputOf(administrator), inputOf(null), inputOf(null, { name: 'Auditors', cells: [] })],
  events: () => [
    { type: 'cells toggled', cells: [CELLS[1] ?? 'payroll.read'], isOn: false },
    { type: 'toggle undone' },
    { type: 'name changed', name: 'Leads' },
    { type: 'line restored', patch: { 'payroll.write': true } },
    { type: 'draft reset' },
    { type: 'submitted', roles },
    { type: 'review cancelled' },
    { type: 'review confirmed', note: '', roles },
    { type: 'side chosen', id: 'payroll', side: 'mine' },
    { type: 'choices confirmed' },
    { type: 'choices cancelled' },
  ],
  answers: { 'await entry': entryAnswers({}, new HttpError('status', 'update', { status: 500 }), conflict) },
  alike: ({ context }) => [
    context.draft,
    context.isTried,
    context.conflict !== null,
    context.sides,
    context.refusal?.reason,
  ],
  stopWhen: ({ context }) => context.past.length > 1,
});
