import type { Permission } from '@embarque/mocks/permissions/contract';
import type { RolePrincipal } from '@embarque/mocks/roles/contract';
import { type Actor, assertEvent, assign, emit, setup } from 'xstate';
import type { RunningOutbox } from '../../../outbox/outbox.connect.ts';
import { awaitEntry, type EntryEnd, ifUndone } from '../../../outbox/entry/outbox.await.ts';
import { errorOf } from '../../../app-state/machine.errors.ts';
import { withEvent } from '../../../app-state/with-event.ts';
import type { PermissionCommand } from '../permissions.commands.ts';
import { permissionsOutbox } from '../permissions.outbox.ts';
import { nameProblem } from './permission-name.ts';

export interface PermissionDialogInput {
  outbox: RunningOutbox;
  /** The permission to change; `null` for a new one. */
  permission: Permission | null;
  /** The person who asks. */
  by: RolePrincipal;
}

interface PermissionDialogContext extends PermissionDialogInput {
  name: string;
  isCore: boolean;
  /** Whether problems of the name are shown. */
  isTried: boolean;
  /** Why the last save was refused. */
  refusal: unknown;
}

export type PermissionDialogEvent =
  | { type: 'name typed'; name: string }
  | { type: 'core ticked'; isCore: boolean }
  /** Carries the permissions of this moment, whose names are taken. */
  | { type: 'submitted'; permissions: readonly Permission[] };

/** The events that the machine emits to its dialog. */
export type PermissionDialogEmitted =
  /** The name is to be typed again. */
  { type: 'field asked for' } | { type: 'dialog done' };

type Of<Type extends PermissionDialogEvent['type']> = Extract<PermissionDialogEvent, { type: Type }>;

/** PRM-03: the name of a permission, and whether the product counts on it. The dialog is open until the server has both. */
export const permissionDialogMachine = setup({
  types: {
    context: {} as PermissionDialogContext,
    events: {} as PermissionDialogEvent,
    emitted: {} as PermissionDialogEmitted,
    input: {} as PermissionDialogInput,
  },
  actors: { 'await entry': awaitEntry(permissionsOutbox) },
  guards: {
    'name has a problem': ({ context: { name, permission } }, { permissions }: Of<'submitted'>) =>
      nameProblem({ name, permission, permissions }) !== null,
    'nothing is changed': ({ context: { name, permission, isCore } }) =>
      permission !== null && name.trim() === permission.name && isCore === permission.isCore,
    'was undone': (_, end: EntryEnd) => end.type === 'undone',
  },
  actions: {
    'keep the name': assign((_, { name }: Of<'name typed'>) => ({ name, refusal: null })),
    'keep the tick': assign((_, { isCore }: Of<'core ticked'>) => ({ isCore })),
    'show the problem': assign({ isTried: true }),
    'clear the problems': assign({ isTried: true, refusal: null }),
    'show the refusal': assign((_, refusal: unknown) => ({ refusal })),
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
    refusal: null,
  }),
  initial: 'editing',
  on: {
    'name typed': { actions: withEvent('keep the name') },
    'core ticked': { actions: withEvent('keep the tick') },
  },
  states: {
    editing: {
      on: {
        submitted: [
          { guard: withEvent('name has a problem'), actions: ['show the problem', 'ask for the field'] },
          { guard: 'nothing is changed', target: 'done', actions: 'report the end' },
          { target: 'saving', actions: 'clear the problems' },
        ],
      },
    },
    saving: {
      invoke: {
        src: 'await entry',
        input: ({ context, event }) => {
          assertEvent(event, 'submitted');
          const given = { command: commandOf(context), state: event.permissions, isInline: true };
          return { outbox: context.outbox, given };
        },
        onDone: [
          { guard: ifUndone, target: 'editing', actions: 'ask for the field' },
          { target: 'done', actions: 'report the end' },
        ],
        onError: {
          target: 'editing',
          actions: [{ type: 'show the refusal', params: errorOf }, 'ask for the field'],
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
