import type { Actor } from 'xstate';
import { errorOf } from '../../../app-state/machine.errors.ts';
import { ifUndone } from '../../../outbox/entry/outbox.await.ts';
import { invokeOutbox } from '../../../outbox/view/outbox.view.ts';
import { firstContext } from './role-editor.context.ts';
import { roleEditor } from './role-editor.setup.ts';

const save = { target: 'saving', actions: ['wait for the save', 'give the command'] } as const;

/**
 * The draft of one role. It is saved as the rights that differ, after a review when people have the role. A refused right goes
 * back alone; a change of another person is merged, and only what cannot both be kept is a choice.
 */
export const roleEditorMachine = roleEditor.createMachine({
  id: 'roleEditor',
  context: ({ input }) => firstContext(input),
  invoke: invokeOutbox,
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'role is locked', target: 'viewing' }, { target: 'drafting' }] },
    viewing: {},
    drafting: {
      on: {
        'cells toggled': { actions: 'toggle the cells' },
        'toggle undone': { actions: 'undo the toggle' },
        'name changed': { actions: 'change the name' },
        'line restored': { actions: 'restore the line' },
        'draft reset': { actions: 'reset the draft' },
        submitted: [
          { guard: 'draft cannot be saved', actions: 'show what is missing' },
          { guard: 'role has people', target: 'reviewing' },
          save,
        ],
      },
    },
    reviewing: {
      on: {
        'review cancelled': 'drafting',
        'review confirmed': { target: 'saving', actions: ['note the reason', 'wait for the save', 'give the command'] },
      },
    },
    saving: {
      on: { 'outbox changed': { actions: { type: 'pass it on', params: 'save' } } },
      invoke: {
        id: 'save',
        src: 'await entry',
        input: ({ context }) => context.submitted,
        onDone: [
          { guard: ifUndone, target: 'drafting', actions: 'forget the save' },
          { target: 'saved', actions: 'report the saved role' },
        ],
        onError: [
          {
            guard: { type: 'is a conflict', params: errorOf },
            target: 'choosing',
            actions: { type: 'show the conflict', params: errorOf },
          },
          { target: 'drafting', actions: { type: 'show the refusal', params: errorOf } },
        ],
      },
    },
    choosing: {
      on: {
        'side chosen': { actions: 'choose the side' },
        'choices confirmed': [{ guard: 'all sides are chosen', target: 'drafting', actions: 'take the choices over' }],
        'choices cancelled': { target: 'drafting', actions: 'forget the conflict' },
      },
    },
    saved: { type: 'final' },
  },
});

export type RoleEditorActor = Actor<typeof roleEditorMachine>;
