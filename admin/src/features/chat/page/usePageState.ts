import { useEffect } from 'react';
import { watchPage } from '../../../http/polling.ts';
import type { ChatActor } from '../machine/chat.machine.ts';

/** Says whether the page is shown, focused and online: messages are read only where a person can see them. */
export function usePageState(actor: ChatActor): void {
  useEffect(() => watchPage((page) => actor.send({ type: 'page changed', ...page })), [actor]);
}
