import type { MergeSide } from '@embarque/design-system/merge';
import type { CellPatch, RightsCell } from '@embarque/mocks/roles/contract';
import { assign, emit, enqueueActions, forwardTo, setup } from 'xstate';
import { awaitEntry, type EntryEnd } from '../../../outbox/entry/outbox.await.ts';
import { newEntryId } from '../../../outbox/outbox.core.ts';
import type { OutboxChanged } from '../../../outbox/outbox.connect.ts';
import { outboxFollower } from '../../../outbox/view/outbox.follower.ts';
import type { GiveEvent } from '../../../outbox/view/outbox.view.ts';
import { restored, toggled } from '../model/role.draft.ts';
import { RoleConflict } from '../server/roles.api.ts';
import type { RoleCommand, Roles } from '../server/roles.commands.ts';
import { rolesOutbox } from '../server/roles.outbox.ts';
import {
  commandOf,
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
  | OutboxChanged<RoleCommand>
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

/** Names for what the chart can do and check. */
export const roleEditor = setup({
  types: {
    context: {} as RoleEditorContext,
    events: {} as RoleEditorEvent,
    emitted: {} as RoleEditorEmitted,
    input: {} as RoleMachineInput,
  },
  actors: { outbox: outboxFollower(rolesOutbox), 'await entry': awaitEntry },
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
    'toggle the cells': assign(({ context, event }) => {
      if (event.type !== 'cells toggled') return {};
      const { draft, past } = context;
      const cells = toggled(draft.cells, event, (cell) => isLocked(context, cell));
      return { draft: { ...draft, cells }, past: [...past, draft.cells], refusal: null };
    }),
    'undo the toggle': assign(({ context: { draft, past } }) => {
      const cells = past.at(-1);
      return cells ? { draft: { ...draft, cells }, past: past.slice(0, -1) } : {};
    }),
    'change the name': assign(({ context: { draft }, event }) =>
      event.type === 'name changed' ? { draft: { ...draft, name: event.name }, refusal: null } : {},
    ),
    'restore the line': assign(({ context, event }) => {
      if (event.type !== 'line restored') return {};
      const { draft, past } = context;
      const cells = restored(draft.cells, event.patch, (cell) => isLocked(context, cell));
      return { draft: { ...draft, cells }, past: [...past, draft.cells] };
    }),
    'reset the draft': assign(({ context }) => ({
      draft: storedDraft(context),
      past: [],
      isTried: false,
      refusal: null,
    })),
    'show what is missing': assign({ isTried: true }),
    'note the reason': assign(({ event }) => (event.type === 'review confirmed' ? { note: event.note } : {})),
    'wait for the save': assign(() => ({ submitted: newEntryId(), refusal: null })),
    'give the command': enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'submitted' && event.type !== 'review confirmed') return;
      const given: GiveEvent<Roles, RoleCommand> = {
        type: 'give',
        id: context.submitted ?? newEntryId(),
        command: commandOf(context),
        state: event.roles,
        isInline: true,
      };
      enqueue.sendTo('outbox', given);
    }),
    'report the saved role': emit((): RoleEditorEmitted => ({ type: 'role saved' })),
    'pass it on': forwardTo((_, wait: string) => wait),
    'show the refusal': assign(({ context }, error: unknown) => withRefusal(context, error)),
    'show the conflict': assign((_, error: unknown) =>
      error instanceof RoleConflict ? { conflict: error, sides: {}, submitted: null } : {},
    ),
    'forget the save': assign({ submitted: null }),
    'choose the side': assign(({ context: { sides }, event }) =>
      event.type === 'side chosen' ? { sides: { ...sides, [event.id]: event.side } } : {},
    ),
    'take the choices over': assign(({ context }) => withChoices(context)),
    'forget the conflict': assign({ conflict: null, sides: {} }),
  },
});
