import type { ActorRefFrom } from 'xstate';
import type { SafeStorage } from '../../../storage/storage.ts';
import { isEmpty } from '../compose/compose.draft.ts';
import type { composeMachine } from '../compose/compose.machine.ts';
import type { emailMachine } from '../mailbox/email.machine.ts';
import { type HandledMails, type MailKeeper, type OpenDraft, readKept, writeKept } from './drafts.storage.ts';

/** Long enough to type a word, short enough to lose none. */
const KEEP_AFTER_MS = 300;

/** As long as this tab may take to let go of what it had before a reload. */
const PATIENCE_MS = 2_000;

export interface Keeping extends MailKeeper {
  email: ActorRefFrom<typeof emailMachine>;
  compose: ActorRefFrom<typeof composeMachine>;
  area: SafeStorage;
  /** Takes a name for this tab alone: gives what lets go of it, or `null` when another tab has it. */
  claim: (name: string, patienceMs: number) => Promise<(() => void) | null>;
}

export interface Keeper {
  /** Writes down at once what was typed last. */
  keep: () => void;
  /** Takes over what another tab has put away. */
  follow: () => void;
  /** The page is left within the app: the mail in its window stays claimed until somebody is back. */
  stop: () => void;
}

/**
 * Keeps what is written on a page over a reload. A mail in the window is claimed for as long as its tab is in the app; what
 * nobody claims is of a page that is gone: it comes back into the window when the page was of this tab, else among the drafts.
 */
export function keepMails({ email, compose, area, claim, ...keeper }: Keeping): Keeper {
  const { owner, tab } = keeper;
  const written = () => compose.getSnapshot().context.draft;
  let kept: HandledMails = { own: email.getSnapshot().context.own, draft: null };
  let held: { id: number; letGo: () => void } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    const draft = written();
    const now = { own: email.getSnapshot().context.own, draft: draft && !isEmpty(draft) ? draft : null };
    writeKept(area, kept, now, keeper);
    kept = now;
  };

  const claimMail = (id: number, patienceMs = PATIENCE_MS) => claim(`embarque.mail.${id}`, patienceMs);

  const hold = (id: number | null, letGo?: () => void) => {
    if (held?.id === (id ?? undefined)) return;
    held?.letGo();
    held = id === null ? null : { id, letGo: letGo ?? later(claimMail(id)) };
  };

  const onWritten = () => {
    const draft = written();
    hold(draft?.id ?? null);
    // The first word at once: whoever comes to an end of the session knows that something waits.
    if (draft?.id !== kept.draft?.id) keep();
    else timer ??= setTimeout(keep, KEEP_AFTER_MS);
  };

  const onOwn = () => {
    // At once, too: what another tab puts away meanwhile must not take it back.
    if (email.getSnapshot().context.own !== kept.own) keep();
  };

  const takeUp = async ({ draft: { id }, tab: itsTab }: OpenDraft) => {
    const letGo = await claimMail(id, itsTab === tab ? PATIENCE_MS : 0);
    // Whoever comes back finds what was claimed meanwhile.
    if (!letGo || isStopped) return;
    // Before that, another tab may have put it away, or sent it.
    const found = readKept(area, owner).open.find(({ draft }) => draft.id === id);
    if (found?.tab === tab && written() === null) {
      kept = { ...kept, draft: found.draft };
      hold(id, letGo);
      compose.send({ type: 'draft restored', draft: found.draft });
      return;
    }
    if (found) compose.send({ type: 'draft left behind', draft: found.draft });
    letGo();
  };

  const subscriptions = [email.subscribe(onOwn), compose.subscribe(onWritten)];
  hold(written()?.id ?? null);
  readKept(area, owner).open.forEach((found) => void takeUp(found));

  return {
    keep,
    follow() {
      kept = { ...kept, own: readKept(area, owner).own };
      email.send({ type: 'own mails followed', own: kept.own });
    },
    stop() {
      isStopped = true;
      for (const subscription of subscriptions) subscription.unsubscribe();
      keep();
      if (!kept.draft) hold(null);
    },
  };
}

/** Lets go of what is still to be granted. */
function later(claimed: Promise<(() => void) | null>): () => void {
  return () => void claimed.then((letGo) => letGo?.());
}
