import type { Actor } from 'xstate';
import { errorOf } from '../../../app-state/machine.errors.ts';
import { withEvent } from '../../../app-state/with-event.ts';
import { LIVE_WAIT_MS } from '../server/chat.feed.ts';
import { conversationOf } from '../model/chat.state.ts';
import { invokeOutbox } from '../../../outbox/view/outbox.view.ts';
import { type ChatContext, firstContext } from './chat.context.ts';
import { chat } from './chat.setup.ts';

const share = 'share what is confirmed';

/** Given to the outbox at once; a command that changes nothing is not given. */
const atOnce = { guard: 'has an effect', actions: 'give the command' } as const;

const olderThan = ({ contactId, confirmed }: ChatContext, isWhole: boolean) => ({
  contactId: contactId ?? 0,
  before: conversationOf(confirmed, contactId ?? 0).messages[0]?.sequence,
  isWhole,
});

const older = (isWhole: boolean) =>
  chat.createStateConfig({
    invoke: {
      src: 'load thread',
      input: ({ context }) => olderThan(context, isWhole),
      onDone: {
        target: 'idle',
        actions: [{ type: 'show the thread', params: ({ event }) => event.output }, share],
      },
      // Nothing is lost: the beginning of the thread asks again.
      onError: { target: 'idle' },
    },
  });

const poll = (wait: number) =>
  chat.createStateConfig({
    invoke: {
      src: 'poll',
      input: ({ context }) => ({ since: context.cursor ?? 0, wait }),
      onDone: [
        {
          guard: { type: 'must start over', params: ({ event }) => event.output },
          target: 'waiting',
          actions: ['forget the threads', share, 'start over'],
        },
        {
          target: 'live',
          reenter: true,
          actions: [{ type: 'follow the updates', params: ({ event }) => event.output }, share],
        },
      ],
      onError: { target: 'retrying', actions: 'count a failure' },
    },
  });

/** A page that nobody sees asks once a minute, whatever came of the last time. */
const outOfSight = { guard: 'is hidden', target: 'background' } as const;

/**
 * The chat: people, the open thread, whether the person sees it, a call, and the feed of what happens on the server.
 *
 * The screen shows the confirmed messages with the commands of the outbox on top. A message is one from the first: it has the same
 * client id while it is being sent, when it is tried again, and when the feed brings it.
 */
export const chatMachine = chat.createMachine({
  id: 'chat',
  context: ({ input }) => firstContext(input),
  invoke: invokeOutbox,
  type: 'parallel',
  on: {
    'outbox changed': { actions: [withEvent('follow the outbox'), share] },
    'message deleted': atOnce,
    'conversation cleared': { guard: 'has an effect', actions: ['give the command', 'remove the line'] },
    'contact updated': atOnce,
    'contact deleted': atOnce,
    'contact reported': { actions: 'give the command' },
    'profile updated': atOnce,
    'deletion requested': { actions: 'give the command' },
    'draft changed': { actions: withEvent('keep the draft') },
    'message submitted': [
      { guard: 'has an effect', actions: ['give the command', withEvent('clear the draft'), 'remove the line'] },
      { guard: withEvent('is unchanged'), actions: withEvent('clear the draft') },
    ],
    'voice recorded': { guard: 'has an effect', actions: ['give the command', 'remove the line'] },
    'message retried': {
      guard: withEvent('has failed'),
      actions: ['give the command', withEvent('forget the failure')],
    },
    'message discarded': { actions: withEvent('forget the failure') },
    'messages seen': atOnce,
    'line removed': { actions: 'remove the line' },
    'typing expired': { actions: withEvent('end the typing') },
  },
  states: {
    people: {
      initial: 'loading',
      states: {
        loading: {
          entry: 'begin to load',
          invoke: {
            src: 'load people',
            input: ({ context: { settled } }) => ({ settled }),
            onDone: {
              target: 'ready',
              actions: [{ type: 'show people', params: ({ event }) => event.output }, share],
            },
            onError: {
              target: 'failed',
              actions: { type: 'keep the error', params: errorOf },
            },
          },
        },
        ready: { on: { 'started over': 'loading' } },
        failed: { on: { 'try again': 'loading' } },
      },
    },
    thread: {
      initial: 'none',
      on: {
        'contact opened': [
          { guard: withEvent('is loaded'), target: '.open', actions: [withEvent('open the contact'), 'draw the line'] },
          { guard: withEvent('is another contact'), target: '.opening', actions: withEvent('open the contact') },
        ],
        'contact closed': { target: '.none', actions: 'close the contact' },
      },
      states: {
        none: {},
        opening: {
          invoke: {
            src: 'load thread',
            input: ({ context: { contactId } }) => ({ contactId: contactId ?? 0 }),
            onDone: {
              target: 'open',
              actions: [{ type: 'show the thread', params: ({ event }) => event.output }, share, 'draw the line'],
            },
            onError: {
              target: 'failed',
              actions: { type: 'keep the error of the thread', params: errorOf },
            },
          },
        },
        open: {
          initial: 'idle',
          on: { 'started over': 'opening' },
          states: {
            idle: {
              on: {
                'older requested': { guard: 'has older messages', target: 'loadingOlder' },
                'whole thread requested': { guard: 'has older messages', target: 'loadingAll' },
              },
            },
            loadingOlder: { ...older(false), on: { 'whole thread requested': 'loadingAll' } },
            loadingAll: older(true),
          },
        },
        failed: { on: { 'try again': 'opening' } },
      },
    },
    presence: {
      initial: 'away',
      on: {
        'page changed': { actions: withEvent('note the page') },
        'end changed': { actions: withEvent('note the end') },
      },
      states: {
        away: { always: { guard: 'is here', target: 'here' } },
        here: { always: { guard: 'is away', target: 'away' } },
      },
    },
    call: {
      initial: 'none',
      on: { 'call ended': { target: '.none', actions: 'forget the call' } },
      states: {
        none: { on: { 'call started': { target: 'ringing', actions: withEvent('note the call') } } },
        ringing: { after: { 'no answer': { target: 'unanswered', actions: 'store the missed call' } } },
        unanswered: { on: { 'call started': { target: 'ringing', actions: withEvent('note the call') } } },
      },
    },
    feed: {
      initial: 'waiting',
      on: {
        'page changed': [
          { guard: withEvent('goes out of sight'), target: '.background' },
          { guard: withEvent('must look again'), target: '.waiting' },
        ],
      },
      states: {
        waiting: { always: { guard: 'may listen', target: 'connecting' } },
        connecting: poll(0),
        live: { ...poll(LIVE_WAIT_MS), always: outOfSight },
        background: { after: { 'hidden wait': 'waiting' } },
        retrying: {
          always: outOfSight,
          after: { backoff: 'connecting' },
        },
      },
    },
  },
});

export type ChatActor = Actor<typeof chatMachine>;
