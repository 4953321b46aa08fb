import { useEffect } from 'react';
import type { SafeStorage } from '../../../storage/storage.ts';
import type { ChatActor } from '../machine/chat.machine.ts';
import { storableDrafts, storedChat, withChanges } from '../server/chat.storage.ts';

/** Images make drafts heavy: a letter alone does not write them. */
const WRITE_AFTER_MS = 400;

/** Stores drafts and messages that were not sent, over a reload. */
export function useStoredChat(actor: ChatActor, area: SafeStorage): void {
  useEffect(() => {
    const entry = storedChat.in(area);
    let last = actor.getSnapshot().context;
    let written = last;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      const { drafts, failed } = withChanges(entry.read(), written, last);
      written = last;
      const isEmpty = Object.keys(drafts).length + Object.keys(failed).length === 0;
      if (isEmpty) entry.remove();
      else entry.write({ drafts: storableDrafts(drafts), failed });
    };
    const flush = () => {
      if (timer !== undefined) write();
    };
    const subscription = actor.subscribe(({ context }) => {
      const isSame = context.drafts === last.drafts && context.failed === last.failed;
      const hasFailed = context.failed !== last.failed;
      last = context;
      if (hasFailed) write();
      else if (!isSame) timer ??= setTimeout(write, WRITE_AFTER_MS);
    });
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      subscription.unsubscribe();
      flush();
    };
  }, [actor, area]);
}
