import { type Actor, assertEvent } from 'xstate';
import { errorOf } from '../../../../app-state/machine.errors.ts';
import { editor, firstContext } from './editor.setup.ts';
import type { DraftEdit } from '../model/editor.edits.ts';

const edits = {
  actions: { type: 'edit the draft', params: ({ event }: { event: DraftEdit }) => event },
} as const;

/**
 * A new invoice, or one that is edited. A mistake never reaches the server: saving shows it instead. Typing goes on while the invoice
 * is being saved, and what was typed meanwhile stays unsaved.
 */
export const editorMachine = editor.createMachine({
  id: 'invoiceEditor',
  context: ({ input }) => firstContext(input),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'ready', actions: { type: 'show the invoice', params: ({ event }) => event.output } },
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
        'fields changed': edits,
        'issue date changed': edits,
        'due date changed': edits,
        'term chosen': edits,
        'client chosen': edits,
        'line changed': edits,
        'lines added': edits,
        'lines replaced': edits,
        'line removed': edits,
        'line moved': edits,
        'draft discarded': { actions: 'discard the draft' },
        'payments changed': { actions: { type: 'take the payments', params: ({ event }) => event.answer } },
      },
      states: {
        invoice: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                'save requested': [
                  {
                    guard: 'is saved already',
                    actions: { type: 'report what is saved', params: ({ event }) => event.after },
                  },
                  {
                    guard: 'can be saved',
                    target: 'saving',
                    actions: { type: 'prepare saving', params: ({ event }) => event },
                  },
                  { actions: ['show the mistakes', 'report the mistakes'] },
                ],
              },
            },
            saving: {
              invoke: {
                src: 'save',
                input: ({ context: { id, draft, key, by } }) => ({ id, draft, key, by }),
                onDone: {
                  target: 'idle',
                  actions: [
                    { type: 'take the saved invoice', params: ({ event }) => event.output },
                    { type: 'report what is saved', params: ({ context }) => context.after },
                  ],
                },
                onError: {
                  target: 'idle',
                  actions: { type: 'keep the error', params: errorOf },
                },
              },
            },
          },
        },
        client: {
          initial: 'chosen',
          states: {
            chosen: { on: { 'new client requested': 'typing' } },
            typing: {
              on: {
                'new client cancelled': { target: 'chosen', actions: 'forget the client error' },
                'new client submitted': 'adding',
              },
            },
            adding: {
              on: { 'new client cancelled': { target: 'chosen', actions: 'forget the client error' } },
              invoke: {
                src: 'addClient',
                input: ({ context: { by }, event }) => {
                  assertEvent(event, 'new client submitted');
                  return { client: event.client, key: event.key, by };
                },
                onDone: {
                  target: 'chosen',
                  actions: [
                    { type: 'take the client', params: ({ event }) => event.output },
                    { type: 'report the client', params: ({ event }) => event.output },
                  ],
                },
                onError: {
                  target: 'typing',
                  actions: { type: 'keep the client error', params: errorOf },
                },
              },
            },
          },
        },
      },
    },
  },
});

export type EditorActor = Actor<typeof editorMachine>;
