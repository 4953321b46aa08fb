import type { View } from './view.ts';
import { type ActorRefFrom, createActor, fromTransition } from 'xstate';

/** The state of the whole app besides the session (specification §3). */
export interface AppState {
  /** The client this build belongs to; fixed (specification §9). */
  clienteID: 2;
  /** Calls under way; the app is loading while there are any. A call that is sent again after a refresh counts once. */
  pendingCalls: number;
  /** The server's last message, for people who missed the toast. */
  message: string | null;
  /** The number of unread mails in the inbox; `null` until they have been counted. */
  unreadMails: number | null;
  /** The number of unread messages in the chat; `null` until they have been counted. */
  unreadChat: number | null;
  /** The role or person as whom this tab shows the app; `null` as the signed-in person. */
  view: View | null;
}

export type AppStateEvent =
  | { type: 'call started' }
  | { type: 'call settled' }
  | { type: 'message arrived'; message: string }
  | { type: 'message forgotten' }
  | { type: 'mails counted'; unread: number }
  | { type: 'chat counted'; unread: number }
  | { type: 'view began'; view: View }
  | { type: 'view ended' };

const logic = fromTransition(
  (state: AppState, event: AppStateEvent): AppState => {
    switch (event.type) {
      case 'call started':
        return { ...state, pendingCalls: state.pendingCalls + 1 };
      case 'call settled':
        return { ...state, pendingCalls: state.pendingCalls - 1 };
      case 'message arrived':
        return { ...state, message: event.message };
      case 'message forgotten':
        return { ...state, message: null };
      case 'mails counted':
        return { ...state, unreadMails: event.unread };
      case 'chat counted':
        return { ...state, unreadChat: event.unread };
      case 'view began':
        return { ...state, view: event.view };
      case 'view ended':
        return { ...state, view: null };
    }
  },
  { clienteID: 2, pendingCalls: 0, message: null, unreadMails: null, unreadChat: null, view: null },
);

export type AppStateActor = ActorRefFrom<typeof logic>;

export function createAppState(): AppStateActor {
  return createActor(logic).start();
}

/** The loading flag of the specification. */
export const isLoading = ({ pendingCalls }: AppState) => pendingCalls > 0;
