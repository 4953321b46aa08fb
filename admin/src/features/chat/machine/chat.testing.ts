import { setNow } from '@embarque/mocks/clock';
import { chatScenarios } from '@embarque/mocks/chat/scenarios';
import { answerInPage, resetSampleData } from '@embarque/mocks/in-page';
import { getResponse } from 'msw/utils/get-response';
import { vi } from 'vitest';
import { createActor, type SimulatedClock, waitFor } from 'xstate';
import { connectHttp, demoApi } from '../../../http/http.ts';
import { HttpError } from '../../../http/http.error.ts';
import { outboxFor } from '../../../outbox/view/outbox.view.testing.ts';
import { outboxView } from '../../../outbox/view/outbox.view.ts';
import type { ChatCommand } from '../model/chat.commands.ts';
import { conversationOf, type Message } from '../model/chat.state.ts';
import { sendCommand } from '../server/chat.api.ts';
import { chatOutboxWith } from '../server/chat.outbox.ts';
import type { ChatInput } from './chat.context.ts';
import { chatMachine } from './chat.machine.ts';

export const NOON = Date.UTC(2030, 5, 15, 12);
let time = NOON;

/** Lets the fake API's time pass, which moves its contacts. */
export const pass = (seconds: number) => void (time += seconds * 1000);

type Scenario = keyof typeof chatScenarios;

/** The fake API responds to the requests of this test, with fresh data and a clock that stands. */
export function connectFakeApi(...departures: Scenario[]): void {
  time = NOON;
  vi.stubGlobal('location', new URL('https://app.example/apps/chat'));
  setNow(() => time);
  resetSampleData();
  const handlers = departures.map((name) => chatScenarios[name]);
  connectHttp({
    demoFetch: async (input, init) => {
      const request = new Request(input, init);
      const departed = await getResponse(handlers, request.clone(), { baseUrl: location.href });
      if (departed?.type === 'error') throw new TypeError('Failed to fetch');
      return departed ?? (await answerInPage(request)) ?? Response.error();
    },
  });
}

/** The texts of a thread as the server has them. */
export async function textsOnServer(contactId: number): Promise<string[]> {
  const answer = (await demoApi.get('/apps/chat/get-chat', { params: { id: contactId, peek: 1 } })) as {
    chat?: { chat: { message: string }[] };
  };
  return answer.chat?.chat.map(({ message }) => message) ?? [];
}

interface Options extends Partial<ChatInput> {
  /** Runs the delays of the machine. */
  clock?: SimulatedClock;
  /** Stands between the outbox and the server. */
  onSend?: (command: ChatCommand, send: () => ReturnType<typeof sendCommand>) => ReturnType<typeof sendCommand>;
}

/** A chat on the fake API, without a page. */
export async function openChat({ onSend, clock, ...input }: Options = {}) {
  const feature = chatOutboxWith((command, id) => {
    const send = () => sendCommand(command, id);
    return onSend ? onSend(command, send) : send();
  });
  const outbox = outboxFor(feature);
  const actor = createActor(chatMachine.provide({ actors: { outbox: outboxView(feature) } }), {
    input: { outbox, settled: () => Promise.resolve(), drafts: {}, failed: {}, ...input },
    ...(clock && { clock }),
  });
  const given: unknown[] = [];
  outbox.actor.on('given', ({ entry }) => void given.push(entry.command));
  actor.start();
  outbox.actor.start();
  await waitFor(actor, (state) => !state.matches({ people: 'loading' }));
  const context = () => actor.getSnapshot().context;
  const messages = (contactId = context().contactId ?? 0): readonly Message[] =>
    conversationOf(context().shown, contactId).messages;
  return {
    actor,
    outbox: outbox.actor,
    given,
    /** Ends the chat once nothing is being sent, so that nothing reaches the server of the next test. */
    close: async () => {
      await waitFor(outbox.actor, ({ context: { entries } }) =>
        entries.every((entry) => entry.state === 'held' || entry.state === 'confirmed'),
      );
      actor.stop();
      outbox.actor.stop();
    },
    context,
    messages,
    last: (contactId?: number) => messages(contactId).at(-1),
    unseen: (contactId: number) => conversationOf(context().shown, contactId).unseen,
    openThread: async (contactId: number) => {
      actor.send({ type: 'contact opened', contactId });
      await waitFor(actor, (state) => !state.matches({ thread: 'opening' }));
    },
    write: (contactId: number, text: string) => {
      actor.send({ type: 'draft changed', contactId, change: { text } });
      actor.send({ type: 'message submitted', contactId });
    },
    until: (isThere: (state: ReturnType<typeof actor.getSnapshot>) => boolean) =>
      waitFor(actor, isThere, { timeout: 3000 }),
  };
}

/** The server carries it out, and the browser never hears of it. */
export async function loseAnswer<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  await send();
  throw new HttpError('timeout', 'send-msg');
}
