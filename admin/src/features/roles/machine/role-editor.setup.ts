import type { MergeSide } from '@embarque/design-system/merge';
import type { CellPatch, RightsCell } from '@embarque/mocks/roles/contract';
import { assign, emit, setup } from 'xstate';
import { awaitEntry, type EntryEnd } from '../../../outbox/entry/outbox.await.ts';
import { restored, toggled } from '../model/role.draft.ts';
import { RoleConflict } from '../server/roles.api.ts';
import type { Roles } from '../server/roles.commands.ts';
import { rolesOutbox } from '../server/roles.outbox.ts';
import {
  isDirty,
  isLocked,
  lockOf,
  nameProblem,
  type RoleEditorContext,
  type RoleMachineInput,
  storedDraft,
  withChoices,
  withRefusal,
} from './role-editor.context.ts';

export type RoleEditorEvent =
  | { type: 'cells toggled'; cells: readonly RightsCell[]; isOn: boolean }
  | { type: 'toggle undone' }
  | { type: 'name changed'; name: string }
  /** A line of the history is taken back, within the draft. */
  | { type: 'line restored'; patch: CellPatch }
  | { type: 'draft reset' }
  /** Carries the roles of this moment, as the review does: the undo leads back to them. */
  | { type: 'submitted'; roles: Roles }
  | { type: 'review cancelled' }
  | { type: 'review confirmed'; note: string; roles: Roles }
  | { type: 'side chosen'; id: string; side: MergeSide }
  | { type: 'choices confirmed' }
  | { type: 'choices cancelled' };

/** The events that the machine emits to its dialog. */
export type RoleEditorEmitted = { type: 'role saved' };

type Of<Type extends RoleEditorEvent['type']> = Extract<RoleEditorEvent, { type: Type }>;

/** Names for what the chart can do and check. */
export const roleEditor = setup({
  types: {
    context: {} as RoleEditorContext,
    events: {} as RoleEditorEvent,
    emitted: {} as RoleEditorEmitted,
    input: {} as RoleMachineInput,
  },
  actors: { 'await entry': awaitEntry(rolesOutbox) },
  guards: {
    'role is locked': ({ context }) => lockOf(context) !== null,
    'draft cannot be saved': ({ context }) =>
      nameProblem(context) !== null || (context.role !== null && !isDirty(context)),
    'role has people': ({ context }) => (context.role?.count ?? 0) > 0,
    'all sides are chosen': ({ context }) =>
      context.conflict?.merge.conflicts.every(({ id }) => id in context.sides) ?? false,
    'was undone': (_, end: EntryEnd) => end.type === 'undone',
    'is a conflict': (_, error: unknown) => error instanceof RoleConflict,
  },
  actions: {
    'toggle the cells': assign(({ context }, change: Of<'cells toggled'>) => {
      const { draft, past } = context;
      const cells = toggled(draft.cells, change, (cell) => isLocked(context, cell));
      return { draft: { ...draft, cells }, past: [...past, draft.cells], refusal: null };
    }),
    'undo the toggle': assign(({ context: { draft, past } }) => {
      const cells = past.at(-1);
      return cells ? { draft: { ...draft, cells }, past: past.slice(0, -1) } : {};
    }),
    'change the name': assign(({ context: { draft } }, { name }: Of<'name changed'>) => ({
      draft: { ...draft, name },
      refusal: null,
    })),
    'restore the line': assign(({ context }, { patch }: Of<'line restored'>) => {
      const { draft, past } = context;
      const cells = restored(draft.cells, patch, (cell) => isLocked(context, cell));
      return { draft: { ...draft, cells }, past: [...past, draft.cells] };
    }),
    'reset the draft': assign(({ context }) => ({
      draft: storedDraft(context),
      past: [],
      isTried: false,
      refusal: null,
    })),
    'show what is missing': assign({ isTried: true }),
    'note the reason': assign((_, { note }: Of<'review confirmed'>) => ({ note })),
    'clear the refusal': assign({ refusal: null }),
    'report the saved role': emit((): RoleEditorEmitted => ({ type: 'role saved' })),
    'show the refusal': assign(({ context }, error: unknown) => withRefusal(context, error)),
    'show the conflict': assign((_, error: unknown) =>
      error instanceof RoleConflict ? { conflict: error, sides: {} } : {},
    ),
    'choose the side': assign(({ context: { sides } }, { id, side }: Of<'side chosen'>) => ({
      sides: { ...sides, [id]: side },
    })),
    'take the choices over': assign(({ context }) => withChoices(context)),
    'forget the conflict': assign({ conflict: null, sides: {} }),
  },
});
