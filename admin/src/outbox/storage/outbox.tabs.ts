import type { SafeStorage } from '../../storage/storage.ts';
import { restore } from '../outbox.core.ts';
import type { OutboxContext } from '../outbox.setup.ts';
import { readOutbox, removeOutbox, tabsIn } from './outbox.storage.ts';
import type { Entry } from '../outbox.types.ts';

/** Takes a name for this tab alone; `null` when another tab has it. */
export type Claim = (name: string, timeoutMs: number) => Promise<(() => void) | null>;

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

/** Holds this tab's name for as long as its page lives, so that no other tab takes its entries over. */
export function claimOwn(claim: Claim, own: string): () => void {
  const claimed = claim(lockOf(own), 2000);
  return () => void claimed.then((release) => release?.());
}

export interface Adopted {
  entries: Entry[];
  /** The tabs that are gone. */
  tabs: string[];
}

/** Takes over the entries of tabs that are gone: nobody else will send them. */
export async function adoptEntries(area: SafeStorage, claim: Claim, own: string, by: string): Promise<Adopted> {
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
