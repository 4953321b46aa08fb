import type { ActorRefFrom } from 'xstate';
import type { composeMachine } from '../compose/compose.machine.ts';
import type { EmailPlace } from '../model/email.query.ts';
import type { Writer } from '../model/address/email.reply.ts';
import type { emailMachine } from './email.machine.ts';

export type EmailActor = ActorRefFrom<typeof emailMachine>;
export type ComposeActor = ActorRefFrom<typeof composeMachine>;

export interface Mailbox {
  email: EmailActor;
  compose: ComposeActor;
  writer: Writer;
  place: EmailPlace;
  /** Navigates within the mailbox; what is left out stays as it is. */
  go: (change: Partial<EmailPlace>, options?: { replace?: boolean }) => void;
}
