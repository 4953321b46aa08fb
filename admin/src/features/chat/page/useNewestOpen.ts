import { media, useMediaQuery } from '@embarque/design-system';
import { useEffect, useEffectEvent } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import type { ChatActor } from '../machine/chat.machine.ts';
import type { ChatPlace } from '../model/chat.query.ts';
import { chatsOf } from '../model/chat.state.ts';
import type { Go } from './usePlace.ts';

/**
 * Opens the newest conversation where none is open and the list has room beside it. The URL names it from then on, so that one that
 * becomes newer takes its place neither here nor by a reload, and the way back does not lead to a page without one.
 */
export function useNewestOpen(actor: ChatActor, { contact, panel }: ChatPlace, go: Go): void {
  const isNarrow = useMediaQuery(media.tablet);
  const newest = useActorState(actor, ({ context }) => chatsOf(context.shown)[0]?.id);
  const isWanted = contact === null && !isNarrow && newest !== undefined;
  const open = useEffectEvent(() => {
    if (newest !== undefined) go({ contact: newest, panel }, { replace: true });
  });
  useEffect(() => {
    if (isWanted) open();
  }, [isWanted]);
}
