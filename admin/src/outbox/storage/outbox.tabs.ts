import { fromCallback } from 'xstate';
import { claim } from '../../storage/claim.ts';
import type { SafeStorage } from '../../storage/storage.ts';
import { tabName } from '../../storage/tab.ts';
import { restore } from '../outbox.core.ts';
import type { OutboxContext, StorageLogic } from '../outbox.setup.ts';
import { readOutbox, removeOutbox, tabOf, tabsIn, writeOutbox } from './outbox.storage.ts';
import type { Entry } from '../outbox.types.ts';

/** Takes a name for this tab alone; `null` when another tab has it. */
type Claim = (name: string, timeoutMs: number) => Promise<(() => void) | null>;

const lockOf = (tab: string) => `embarque.outbox.${tab}`;

/** Other tabs as they were stored when this page began. */
export function readOtherTabs(area: SafeStorage, own: string, by: string): OutboxContext['elsewhere'] {
  const others = tabsIn(area).filter((tab) => tab !== own);
  return Object.fromEntries(
    others.map((tab) => {
      const { entries, settled } = readOutbox(area, tab, by);
      return [tab, { entries, known: settled.map(({ entry }) => entry.id) }];
    }),
  );
}

/**
 * The storage as the outbox invokes it: it stores what this tab has, takes over what closed tabs have left, and follows the other
 * ones. When the page is being closed, nothing waits any more.
 *
 * @param by email address of the person
 */
export function outboxStorage(area: SafeStorage, by: string): StorageLogic {
  return fromCallback(({ input: { outbox }, sendBack }) => {
    const over = new AbortController();
    const { signal } = over;
    const own = tabName();
    const release = claimOwn(claim, own);
    void adoptEntries(area, claim, own, by).then((adopted) => {
      if (!signal.aborted && adopted.tabs.length > 0) sendBack({ type: 'entries restored', ...adopted });
    });
    const follow = (event: StorageEvent) => {
      const tab = tabOf(event);
      if (tab !== null && tab !== own) sendBack({ type: 'other tab changed', tab, ...readOutbox(area, tab, by) });
    };
    addEventListener('storage', follow, { signal });
    addEventListener('pagehide', () => sendBack({ type: 'flush requested' }), { signal });

    let last = outbox.getSnapshot().context;
    // With the step itself: a page that is being closed renders no more.
    const subscription = outbox.subscribe(({ context }) => {
      if (context.entries === last.entries && context.settled === last.settled) return;
      last = context;
      writeOutbox(area, own, context);
    });
    return () => {
      over.abort();
      release();
      subscription.unsubscribe();
    };
  });
}

/** Holds this tab's name for as long as its page lives, so that no other tab takes its entries over. */
function claimOwn(claim: Claim, own: string): () => void {
  const claimed = claim(lockOf(own), 2000);
  return () => void claimed.then((release) => release?.());
}

interface Adopted {
  entries: Entry[];
  /** The tabs that are gone. */
  tabs: string[];
}

/** Takes over the entries of tabs that are gone: nobody else will send them. */
async function adoptEntries(area: SafeStorage, claim: Claim, own: string, by: string): Promise<Adopted> {
  const adopted: Entry[] = [];
  const tabs: string[] = [];
  for (const tab of tabsIn(area).filter((one) => one !== own)) {
    const release = await claim(lockOf(tab), 0);
    if (!release) continue;
    for (const entry of restore(readOutbox(area, tab, by).entries)) adopted.push(entry);
    removeOutbox(area, tab);
    tabs.push(tab);
    release();
  }
  return { entries: adopted, tabs };
}
