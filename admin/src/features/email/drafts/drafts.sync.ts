import type { ActorRefFrom } from 'xstate';
import type { SafeStorage } from '../../../storage/storage.ts';
import { isEmpty } from '../compose/compose.draft.ts';
import type { composeMachine } from '../compose/compose.machine.ts';
import type { emailMachine } from '../mailbox/email.machine.ts';
import {
  type TabMessages,
  type DraftOwner,
  type OpenDraft,
  readStoredMessages,
  writeStoredMessages,
} from './drafts.storage.ts';

/** Long enough to type a word, short enough to lose none. */
const FLUSH_AFTER_MS = 300;

/** How long a claim of the page before a reload may take to be released. */
const CLAIM_TIMEOUT_MS = 2_000;

export interface DraftSyncOptions extends DraftOwner {
  email: ActorRefFrom<typeof emailMachine>;
  compose: ActorRefFrom<typeof composeMachine>;
  area: SafeStorage;
  /** Locks a name for this tab: resolves to its release, or `null` when another tab holds it. */
  claim: (name: string, timeoutMs: number) => Promise<(() => void) | null>;
}

export interface DraftSync {
  /** Writes the latest text at once. */
  flush: () => void;
  /** Reads what another tab wrote. */
  sync: () => void;
  /** Navigates within the app: the open draft stays claimed until the mailbox is open again. */
  stop: () => void;
}

/**
 * Stores drafts over a reload. A tab claims its open draft for as long as it is in the app; an unclaimed one belongs to a closed page:
 * it reopens in the same tab after a reload, and is saved as a draft in any other.
 */
export function syncDrafts({ email, compose, area, claim, ...ownership }: DraftSyncOptions): DraftSync {
  const { owner, tab } = ownership;
  const openDraft = () => compose.getSnapshot().context.draft;
  let stored: TabMessages = { own: email.getSnapshot().context.own, draft: null };
  let claimed: { id: number; release: () => void } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const draft = openDraft();
    const now = { own: email.getSnapshot().context.own, draft: draft && !isEmpty(draft) ? draft : null };
    writeStoredMessages(area, stored, now, ownership);
    stored = now;
  };

  const claimMessage = (id: number, timeoutMs = CLAIM_TIMEOUT_MS) => claim(`embarque.mail.${id}`, timeoutMs);

  const setClaim = (id: number | null, release?: () => void) => {
    if (claimed?.id === (id ?? undefined)) return;
    claimed?.release();
    claimed = id === null ? null : { id, release: release ?? deferredRelease(claimMessage(id)) };
  };

  const onDraftChange = () => {
    const draft = openDraft();
    setClaim(draft?.id ?? null);
    // The first word is written at once, so that the end of a session knows of unsaved work.
    if (draft?.id !== stored.draft?.id) flush();
    else timer ??= setTimeout(flush, FLUSH_AFTER_MS);
  };

  const onOwnChange = () => {
    // Written at once, so that messages saved in other tabs meanwhile don't undo it.
    if (email.getSnapshot().context.own !== stored.own) flush();
  };

  const recover = async ({ draft: { id }, tab: itsTab }: OpenDraft) => {
    const release = await claimMessage(id, itsTab === tab ? CLAIM_TIMEOUT_MS : 0);
    // A page that opens later looks for it itself.
    if (!release || isStopped) return;
    // Another tab may have saved or sent it meanwhile.
    const entry = readStoredMessages(area, owner).open.find(({ draft }) => draft.id === id);
    if (entry?.tab === tab && openDraft() === null) {
      stored = { ...stored, draft: entry.draft };
      setClaim(id, release);
      compose.send({ type: 'draft restored', draft: entry.draft });
      return;
    }
    if (entry) compose.send({ type: 'orphaned draft found', draft: entry.draft });
    release();
  };

  const subscriptions = [email.subscribe(onOwnChange), compose.subscribe(onDraftChange)];
  setClaim(openDraft()?.id ?? null);
  readStoredMessages(area, owner).open.forEach((entry) => void recover(entry));

  return {
    flush,
    sync() {
      stored = { ...stored, own: readStoredMessages(area, owner).own };
      email.send({ type: 'own messages synced', own: stored.own });
    },
    stop() {
      isStopped = true;
      for (const subscription of subscriptions) subscription.unsubscribe();
      flush();
      if (!stored.draft) setClaim(null);
    },
  };
}

/** Releases a claim that may not be granted yet. */
function deferredRelease(claimed: Promise<(() => void) | null>): () => void {
  return () => void claimed.then((release) => release?.());
}
