import type { PageState } from '../../../http/polling.ts';
import type { ChatRecording, ReportRequest } from '@embarque/mocks/chat/contract';
import type { OutboxChanged } from '../../../outbox/outbox.connect.ts';
import type { ChatCommand, ContactFields, ProfileFields, ChatResponse } from '../model/chat.commands.ts';
import type { Draft } from '../model/chat.drafts.ts';
import type { ChatCall } from './chat.context.ts';

/** The changes that a person makes outside of the composer. */
export type DirectEvent =
  | { type: 'message deleted'; contactId: number; messageId: number }
  | { type: 'conversation cleared'; contactId: number }
  | { type: 'contact updated'; contactId: number; fields: ContactFields }
  | { type: 'contact deleted'; contactId: number }
  | { type: 'contact reported'; contactId: number; reason: ReportRequest['reason']; note: string }
  | { type: 'profile updated'; fields: ProfileFields }
  | { type: 'deletion requested' };

export type ChatEvent =
  | DirectEvent
  | OutboxChanged<ChatCommand, ChatResponse>
  | { type: 'try again' }
  | { type: 'contact opened'; contactId: number }
  | { type: 'contact closed' }
  | { type: 'older requested' }
  /** All messages are needed, as to search in them. */
  | { type: 'whole thread requested' }
  | { type: 'started over' }
  | { type: 'draft changed'; contactId: number; change: Partial<Draft> }
  | { type: 'message submitted'; contactId: number }
  | { type: 'voice recorded'; contactId: number; voice: ChatRecording }
  | { type: 'message retried'; clientId: string }
  | { type: 'message discarded'; clientId: string }
  | { type: 'messages seen' }
  | { type: 'line removed' }
  | { type: 'typing expired'; contactId: number }
  | ({ type: 'page changed' } & PageState)
  | { type: 'end changed'; isAtEnd: boolean }
  | { type: 'call started'; call: ChatCall }
  | { type: 'call ended' };
