import { type Actor, assertEvent } from 'xstate';
import { errorOf } from '../../../app-state/machine.errors.ts';
import { withEvent } from '../../../app-state/with-event.ts';
import { ifUndone } from '../../../outbox/entry/outbox.await.ts';
import { commandOf, firstContext } from './role-editor.context.ts';
import { roleEditor } from './role-editor.setup.ts';

const save = { target: 'saving', actions: 'clear the refusal' } as const;

/**
 * The draft of one role. It is saved as the rights that differ, after a review when people have the role. A refused right goes
 * back alone; a change of another person is merged, and only what cannot both be kept is a choice.
 */
export const roleEditorMachine = roleEditor.createMachine({
  id: 'roleEditor',
  context: ({ input }) => firstContext(input),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'role is locked', target: 'viewing' }, { target: 'drafting' }] },
    viewing: {},
    drafting: {
      on: {
        'cells toggled': { actions: withEvent('toggle the cells') },
        'toggle undone': { actions: 'undo the toggle' },
        'name changed': { actions: withEvent('change the name') },
        'line restored': { actions: withEvent('restore the line') },
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
        'review confirmed': { target: 'saving', actions: [withEvent('note the reason'), 'clear the refusal'] },
      },
    },
    saving: {
      invoke: {
        src: 'await entry',
        input: ({ context, event }) => {
          assertEvent(event, ['submitted', 'review confirmed']);
          return {
            outbox: context.outbox,
            given: { command: commandOf(context), state: event.roles, isInline: true },
          };
        },
        onDone: [
          { guard: ifUndone, target: 'drafting' },
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
        'side chosen': { actions: withEvent('choose the side') },
        'choices confirmed': [{ guard: 'all sides are chosen', target: 'drafting', actions: 'take the choices over' }],
        'choices cancelled': { target: 'drafting', actions: 'forget the conflict' },
      },
    },
    saved: { type: 'final' },
  },
});

export type RoleEditorActor = Actor<typeof roleEditorMachine>;
