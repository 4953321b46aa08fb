import { writesPortuguese } from '../../lib/sample/people.ts';
import { sampleChances } from '../../lib/sample/world.ts';
import { now } from '../../lib/time/clock.ts';
import type { ChatContact, ChatMessage, Presence } from '../chat.contract.ts';
import { openingOf, replyTo } from './chat.lines.ts';
import { log, markOwn, type Step, store, storeMessage } from '../chat.state.ts';

const second = 1000;
const minute = 60 * second;

/** How long contacts take, in milliseconds. Who is offline does nothing. */
interface Pace {
  receives: number;
  reads: number;
  /** From reading to the first letter. */
  types: number;
}

const paces: Record<Exclude<Presence, 'offline'>, Pace> = {
  online: { receives: 0.6 * second, reads: 1.5 * second, types: 0.8 * second },
  busy: { receives: 0.8 * second, reads: 25 * second, types: 5 * second },
  away: { receives: 1 * second, reads: 75 * second, types: 10 * second },
};

/** A contact who types says so again and again. */
const TYPING_RENEWED_MS = 3 * second;
const LONGEST_TYPING_MS = 9 * second;
const MS_PER_LETTER = 90;

/** Contacts who write by themselves, with the time from when somebody begins to listen. */
const initiatives: readonly (readonly [contactId: number, after: number])[] = [
  [3, 45 * second],
  [6, 4 * minute],
  [10, 9 * minute],
];

/** The contact receives and reads a message of the reader, types, and answers: sooner or later, by their status. */
export function answerLater(contact: ChatContact, { sequence, message }: ChatMessage): void {
  if (contact.status === 'offline' || contact.isBlocked) return;
  const chances = sampleChances(1000 * contact.id + sequence);
  const wavering = 0.7 + 0.6 * chances();
  const pace = paces[contact.status];
  const receivesAt = now() + pace.receives * wavering;
  const readsAt = receivesAt + pace.reads * wavering;
  const typesAt = readsAt + pace.types * wavering;
  const answer = replyTo(message, writesPortuguese(contact.fullName), chances);
  // Only the latest message is answered, what was sent before it is still received and read.
  cancel(({ contactId, does }) => contactId === contact.id && (does.type === 'types' || does.type === 'writes'));
  plan(
    { at: receivesAt, contactId: contact.id, does: { type: 'receives', sequence } },
    { at: readsAt, contactId: contact.id, does: { type: 'reads', sequence } },
    ...writing(contact.id, answer, typesAt),
  );
}

/** A contact writes by themselves. */
export function writeLater(contactId: number, message: string, after = 0): void {
  plan(...writing(contactId, message, now() + after));
}

/** A contact comes, goes, or becomes busy. */
export function changeStatusLater(contactId: number, status: Presence, after = 0): void {
  plan({ at: now() + after, contactId, does: { type: 'changes status', status } });
}

/** Contacts begin to write by themselves as soon as somebody listens. */
export function beginPlan(): void {
  if (store.data.plan) return;
  store.data.plan = [];
  for (const [contactId, after] of initiatives) {
    const contact = store.data.contacts.find(({ id }) => id === contactId);
    if (contact) writeLater(contactId, openingOf(contactId, writesPortuguese(contact.fullName)), after);
  }
}

/** Does everything whose time has come. */
export function runPlan(): void {
  for (;;) {
    const step = store.data.plan?.[0];
    if (!step || step.at > now()) return;
    store.data.plan = store.data.plan?.slice(1) ?? null;
    carryOut(step);
  }
}

/** Forgets what a contact was about to do, who is blocked or deleted. */
export function silence(contactId: number): void {
  cancel((step) => step.contactId === contactId);
}

function writing(contactId: number, message: string, from: number): Step[] {
  const duration = Math.min(LONGEST_TYPING_MS, 1.2 * second + message.length * MS_PER_LETTER);
  const renewals = Array.from({ length: Math.ceil(duration / TYPING_RENEWED_MS) }, (_, index): Step => {
    return { at: from + index * TYPING_RENEWED_MS, contactId, does: { type: 'types' } };
  });
  return [...renewals, { at: from + duration, contactId, does: { type: 'writes', message } }];
}

function plan(...steps: Step[]): void {
  store.data.plan = [...(store.data.plan ?? []), ...steps].toSorted((one, other) => one.at - other.at);
}

function cancel(isCancelled: (step: Step) => boolean): void {
  store.data.plan = store.data.plan?.filter((step) => !isCancelled(step)) ?? null;
}

function carryOut({ at, contactId, does }: Step): void {
  const contact = store.data.contacts.find(({ id }) => id === contactId);
  if (!contact || contact.isBlocked) return;
  if (does.type === 'changes status') {
    contact.status = does.status;
    log({ type: 'presence', contactId, status: does.status }, at);
  }
  if (contact.status === 'offline') return;
  switch (does.type) {
    case 'receives':
      markOwn(contactId, does.sequence, 'delivered', at);
      break;
    case 'reads':
      markOwn(contactId, does.sequence, 'seen', at);
      break;
    case 'types':
      log({ type: 'typing', contactId }, at);
      break;
    case 'writes':
      storeMessage(contactId, { senderId: contactId, message: does.message }, at);
      break;
    case 'changes status':
  }
}
