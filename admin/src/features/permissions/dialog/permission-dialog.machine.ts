import type { Permission } from '@embarque/mocks/permissions/contract';
import type { RoleAsker } from '@embarque/mocks/roles/contract';
import { type Actor, assign, emit, enqueueActions, forwardTo, setup } from 'xstate';
import type { OutboxChanged, RunningOutbox } from '../../../outbox/outbox.connect.ts';
import { awaitEntry, type EntryEnd, ifUndone } from '../../../outbox/entry/outbox.await.ts';
import { newEntryId } from '../../../outbox/outbox.core.ts';
import { outboxFollower } from '../../../outbox/view/outbox.follower.ts';
import { type GiveEvent, invokeOutbox } from '../../../outbox/view/outbox.view.ts';
import type { PermissionCommand } from '../permissions.commands.ts';
import { type Permissions, permissionsOutbox } from '../permissions.outbox.ts';
import { nameProblem } from './permission-name.ts';

export interface PermissionDialogInput {
  outbox: RunningOutbox;
  /** The permission to change; `null` for a new one. */
  permission: Permission | null;
  /** The person who asks. */
  by: RoleAsker;
}

interface PermissionDialogContext extends PermissionDialogInput {
  name: string;
  isCore: boolean;
  /** Whether problems of the name are shown. */
  isTried: boolean;
  /** Id of the entry that the dialog waits for. */
  submitted: string | null;
  /** Why the last save was refused. */
  refusal: unknown;
}

export type PermissionDialogEvent =
  | OutboxChanged<PermissionCommand>
  | { type: 'name typed'; name: string }
  | { type: 'core ticked'; isCore: boolean }
  /** Carries the permissions of this moment, whose names are taken. */
  | { type: 'submitted'; permissions: readonly Permission[] };

/** The events that the machine emits to its dialog. */
export type PermissionDialogEmitted =
  /** The name is to be typed again. */
  { type: 'field asked for' } | { type: 'dialog done' };

/** PRM-03: the name of a permission, and whether the product counts on it. The dialog is open until the server has both. */
export const permissionDialogMachine = setup({
  types: {
    context: {} as PermissionDialogContext,
    events: {} as PermissionDialogEvent,
    emitted: {} as PermissionDialogEmitted,
    input: {} as PermissionDialogInput,
  },
  actors: { outbox: outboxFollower(permissionsOutbox), 'await entry': awaitEntry },
  guards: {
    'name has a problem': ({ context: { name, permission }, event }) =>
      event.type === 'submitted' && nameProblem({ name, permission, permissions: event.permissions }) !== null,
    'nothing is changed': ({ context: { name, permission, isCore } }) =>
      permission !== null && name.trim() === permission.name && isCore === permission.isCore,
    'was undone': (_, end: EntryEnd) => end.type === 'undone',
  },
  actions: {
    'keep the name': assign(({ event }) => (event.type === 'name typed' ? { name: event.name, refusal: null } : {})),
    'keep the tick': assign(({ event }) => (event.type === 'core ticked' ? { isCore: event.isCore } : {})),
    'show the problem': assign({ isTried: true }),
    'wait for the save': assign(() => ({ isTried: true, submitted: newEntryId(), refusal: null })),
    'give the command': enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'submitted') return;
      const given: GiveEvent<Permissions, PermissionCommand> = {
        type: 'give',
        id: context.submitted ?? newEntryId(),
        command: commandOf(context),
        state: event.permissions,
        isInline: true,
      };
      enqueue.sendTo('outbox', given);
    }),
    'pass it on': forwardTo((_, wait: string) => wait),
    'show the refusal': assign((_, refusal: unknown) => ({ refusal, submitted: null })),
    'forget the save': assign({ submitted: null }),
    'ask for the field': emit((): PermissionDialogEmitted => ({ type: 'field asked for' })),
    'report the end': emit((): PermissionDialogEmitted => ({ type: 'dialog done' })),
  },
}).createMachine({
  id: 'permissionDialog',
  context: ({ input }) => ({
    ...input,
    name: input.permission?.name ?? '',
    isCore: input.permission?.isCore ?? false,
    isTried: false,
    submitted: null,
    refusal: null,
  }),
  invoke: invokeOutbox,
  initial: 'editing',
  on: {
    'name typed': { actions: 'keep the name' },
    'core ticked': { actions: 'keep the tick' },
  },
  states: {
    editing: {
      on: {
        submitted: [
          { guard: 'name has a problem', actions: ['show the problem', 'ask for the field'] },
          { guard: 'nothing is changed', target: 'done', actions: 'report the end' },
          { target: 'saving', actions: ['wait for the save', 'give the command'] },
        ],
      },
    },
    saving: {
      on: { 'outbox changed': { actions: { type: 'pass it on', params: 'save' } } },
      invoke: {
        id: 'save',
        src: 'await entry',
        input: ({ context }) => context.submitted,
        onDone: [
          { guard: ifUndone, target: 'editing', actions: ['forget the save', 'ask for the field'] },
          { target: 'done', actions: 'report the end' },
        ],
        onError: {
          target: 'editing',
          actions: [
            { type: 'show the refusal', params: ({ event }: { event: { error: unknown } }) => event.error },
            'ask for the field',
          ],
        },
      },
    },
    done: { type: 'final' },
  },
});

export type PermissionDialogActor = Actor<typeof permissionDialogMachine>;

function commandOf({ permission, name, isCore, by }: PermissionDialogContext): PermissionCommand {
  const wanted = name.trim();
  return permission
    ? { type: 'permission changed', id: permission.id, name: wanted, isCore, by }
    : { type: 'permission added', name: wanted, isCore, by };
}
