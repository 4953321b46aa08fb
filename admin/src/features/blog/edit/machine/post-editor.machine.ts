import type { MergeChoices } from '@embarque/design-system/merge';
import type { Actor } from 'xstate';
import { errorOf } from '../../../../app-state/machine.errors.ts';
import { ifUndone } from '../../../../outbox/entry/outbox.await.ts';
import type { PostEdit } from '../model/post-draft.ts';
import { invokeOutbox } from '../../../../outbox/view/outbox.view.ts';
import { commandOf, firstContext } from './post-editor.context.ts';
import { postEditor } from './post-editor.setup.ts';

const edit = { type: 'edit the draft', params: ({ event }: { event: PostEdit }) => event } as const;

const save = { type: 'prepare saving', params: 'save' } as const;

const saveChanges = [
  { guard: 'can be saved', target: 'sending', actions: save },
  { actions: ['show the mistakes', 'report the mistakes'] },
] as const;

const saveOnRequest = [{ guard: 'is saved already', actions: 'report that it is saved' }, ...saveChanges] as const;

const editFurther = { actions: edit, target: 'idle' } as const;

const afterRest = { actions: edit, target: 'waiting', reenter: true } as const;

/**
 * A post that is written. A draft saves itself after a rest; a published post only when a person says so. At most one save is under
 * way, so that nobody meets a conflict with themselves: what was typed or asked for meanwhile follows. What another person saved
 * meanwhile is merged by field, and only what cannot both be kept is a choice.
 */
export const postEditorMachine = postEditor.createMachine({
  id: 'postEditor',
  context: ({ input }) => firstContext(input),
  invoke: invokeOutbox,
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        input: ({ context: { id, settled } }) => ({ id, settled }),
        onDone: { target: 'ready', actions: { type: 'show the post', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'is not there', params: errorOf }, target: 'missing' },
          { target: 'failed', actions: { type: 'keep the error', params: errorOf } },
        ],
      },
    },
    missing: {},
    failed: { on: { 'try again': 'loading' } },
    ready: {
      type: 'parallel',
      on: {
        'fields changed': { actions: edit },
        'title followed': { actions: edit },
        'revision restored': { actions: edit },
      },
      states: {
        saving: {
          initial: 'idle',
          states: {
            idle: {
              always: [
                { guard: 'a save is wanted', target: 'sending', actions: save },
                {
                  guard: 'a wanted save has mistakes',
                  actions: ['save no more', 'show the mistakes', 'report the mistakes'],
                },
                { guard: 'can save itself', target: 'waiting' },
              ],
              on: { 'save requested': saveOnRequest },
            },
            waiting: {
              always: { guard: 'cannot save itself', target: 'idle' },
              after: {
                rest: {
                  target: 'sending',
                  actions: { type: 'prepare saving', params: 'autosave' },
                },
              },
              on: {
                'fields changed': afterRest,
                'title followed': afterRest,
                'revision restored': afterRest,
                'save requested': saveChanges,
              },
            },
            sending: {
              on: {
                'save requested': [
                  { guard: 'can be saved', actions: 'save again later' },
                  { actions: ['show the mistakes', 'report the mistakes'] },
                ],
              },
              invoke: {
                src: 'await entry',
                input: ({ context }) => ({
                  outbox: context.outbox,
                  given: { command: commandOf(context), state: null, isInline: true },
                }),
                onDone: [
                  { guard: ifUndone, target: 'withdrawn', actions: ['forget what was sent', 'save no more'] },
                  {
                    target: 'idle',
                    actions: [
                      { type: 'take the saved post', params: ({ event }) => event.output },
                      'report the saved post',
                    ],
                  },
                ],
                onError: [
                  {
                    guard: { type: 'is a conflict', params: errorOf },
                    target: 'merging',
                    actions: { type: 'put both side by side', params: errorOf },
                  },
                  {
                    guard: { type: 'server was not reached', params: errorOf },
                    target: 'offline',
                    actions: ['want what was sent', { type: 'keep why it is not saved', params: errorOf }],
                  },
                  { target: 'refused', actions: { type: 'keep why it is not saved', params: errorOf } },
                ],
              },
            },
            /** The save was taken back before it was sent: what is written is sent again only when a person goes on. */
            withdrawn: {
              on: {
                'fields changed': editFurther,
                'title followed': editFurther,
                'revision restored': editFurther,
                'save requested': saveOnRequest,
              },
            },
            offline: {
              after: { retry: 'idle' },
              on: { 'connection returned': 'idle', 'save requested': saveOnRequest },
            },
            refused: { on: { 'save requested': saveOnRequest } },
            merging: {
              always: [
                {
                  guard: 'nobody has to choose',
                  target: 'idle',
                  actions: ['report the merge', 'take the merge over'],
                },
                { target: 'choosing' },
              ],
            },
            choosing: {
              on: {
                'choices confirmed': {
                  target: 'idle',
                  actions: {
                    type: 'take the choices over',
                    params: ({ event }: { event: { choices: MergeChoices } }) => event.choices,
                  },
                },
                'choices cancelled': 'conflicted',
              },
            },
            conflicted: { on: { 'save requested': { target: 'merging', actions: 'compare once more' } } },
          },
        },
        copy: {
          initial: 'checking',
          states: {
            checking: {
              always: [
                { guard: 'copy is news', target: 'offered' },
                { target: 'none', actions: 'forget the copy' },
              ],
            },
            none: {},
            offered: {
              on: {
                'copy restored': { target: 'none', actions: 'restore the copy' },
                'copy discarded': { target: 'none', actions: 'forget the copy' },
                'save requested': { target: 'none', actions: 'forget the copy' },
              },
            },
          },
        },
      },
    },
  },
});

export type PostEditorActor = Actor<typeof postEditorMachine>;
