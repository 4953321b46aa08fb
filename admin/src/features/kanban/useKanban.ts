import { notify } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useErrorText } from '../../http/http.words.ts';
import { useInspectedActor } from '../../inspection/inspection.tsx';
import { useToastsOfPage } from '../../leaving/useToastsOfPage.ts';
import { useBelongings } from '../../session/useBelongings.ts';
import type { SafeStorage } from '../../storage/storage.ts';
import { sendRest } from './kanban.api.ts';
import { allForServer, applyChange } from './kanban.changes.ts';
import type { Deed } from './kanban.deeds.ts';
import { isAboutKanban, type Kept, readKept, writeKept } from './kanban.local.ts';
import { type KanbanActor, kanbanMachine } from './kanban.machine.ts';
import type { DirectDeed, KanbanMessage } from './kanban.setup.ts';
import type { KanbanContext } from './kanban.state.ts';
import { unfinishedIn } from './kanban.unfinished.ts';
import { useDoneWords, useRefusedWords } from './kanban.words.ts';

/** The desk of this page: it runs as long as the page is there, and what it says becomes toasts. */
export function useKanban(): KanbanActor {
  const belongings = useBelongings();
  const [kept] = useState(() => readKept(belongings));
  const actor = useInspectedActor(kanbanMachine, { input: kept });
  useLocalCopy(actor, kept, belongings);
  useToasts(actor);
  useLastWords(actor, belongings);
  return actor;
}

/**
 * Keeps in this browser what no call can tell the server, and what it has not been told before the page goes; what another tab
 * keeps is shown here too.
 */
function useLocalCopy(actor: KanbanActor, first: Kept, belongings: SafeStorage) {
  useEffect(() => {
    let last = JSON.stringify(first);
    // With the step itself: a page that goes draws no more.
    const subscription = actor.subscribe((state) => {
      if (!state.matches('ready')) return;
      const kept = keptOf(state.context);
      const text = JSON.stringify(kept);
      if (text !== last) writeKept(kept, belongings);
      last = text;
    });
    const follow = (event: StorageEvent) => {
      if (!isAboutKanban(event)) return;
      const { local } = readKept(belongings);
      last = JSON.stringify({ ...keptOf(actor.getSnapshot().context), local });
      actor.send({ type: 'other tab changed it', local });
    };
    addEventListener('storage', follow);
    return () => {
      removeEventListener('storage', follow);
      subscription.unsubscribe();
    };
  }, [actor, first, belongings]);
}

const keptOf = ({ local, confirmed, entries }: KanbanContext): Kept => ({
  local,
  unfinished: unfinishedIn(confirmed, entries),
});

function useToasts(actor: KanbanActor) {
  const { t } = useLingui();
  const doneWords = useDoneWords();
  const refusedWords = useRefusedWords();
  const errorText = useErrorText();

  const ofThisPage = useToastsOfPage();
  const [withdrawals] = useState(() => new Map<number, () => void>());

  const offerUndo = (deedId: number, message: string) => {
    const withdraw = notify.undoable({
      message,
      onUndo: () => actor.send({ type: 'deed undone', deedId }),
      onExpire: () => actor.send({ type: 'last chance passed', deedId }),
    });
    withdrawals.set(deedId, ofThisPage(withdraw));
  };
  const say = useEffectEvent((message: KanbanMessage) => {
    switch (message.type) {
      case 'deed done':
        if (isWorthUndoing.has(message.told.what)) offerUndo(message.deedId, doneWords(message.told));
        return;
      case 'added':
        notify.success(doneWords(message.told));
        return;
      case 'details saved':
        if (message.deedId !== null && message.told) offerUndo(message.deedId, doneWords(message.told));
        return;
      case 'deed refused': {
        const { deed, deedId } = message;
        // What was said of it is not so.
        withdrawals.get(deedId)?.();
        const again = isDirect(deed) ? { label: t`Try again`, onPress: () => actor.send(deed) } : undefined;
        const withdraw = notify.error(`${refusedWords(message.told)} ${errorText(message.error)}`, {
          durationMs: Infinity,
          ...(again && { action: again }),
        });
        if (again) ofThisPage(withdraw);
        return;
      }
      case 'undo came too late':
        notify.info(t`There is nothing left to undo here.`);
        break;
      case 'comment saved':
      // Its field says so.
    }
  });
  useEffect(() => {
    const subscription = actor.on('*', (message) => say(message));
    return () => subscription.unsubscribe();
  }, [actor]);
}

const isWorthUndoing = new Set<string>([
  'task moved',
  'task deleted',
  'board cleared',
  'board deleted',
  'gone comment',
  'gone attachment',
]);

const isIndirect = new Set<string>(['task added', 'board added', 'task restored', 'tasks restored']);

/** Whether the machine takes it as it is. What is added goes through the composer, where it is still written. */
const isDirect = (deed: Deed): deed is DirectDeed => !isIndirect.has(deed.type);

/** What waits when the page is left still goes to the server. */
function useLastWords(actor: KanbanActor, belongings: SafeStorage) {
  const { t } = useLingui();
  const complain = useEffectEvent(() =>
    notify.error(t`A change of the boards could not be saved after you left them.`),
  );
  useEffect(() => {
    const onPageHide = () => actor.send({ type: 'page left' });
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      const { context } = actor.getSnapshot();
      sendRest(restOf(context))
        .catch(complain)
        .finally(() => forgetUnfinished(belongings));
    };
  }, [actor, belongings]);
}

/** What is not on its way yet, as the server takes it after what is. */
function restOf({ confirmed, entries, sending }: KanbanContext) {
  const underWay = entries.filter(({ id }) => id === sending).map(({ change }) => change);
  const rest = entries.filter(({ id }) => id !== sending).map(({ change }) => change);
  return allForServer(underWay.reduce(applyChange, confirmed), rest);
}

/** The server was told: the next page has nothing to finish. */
function forgetUnfinished(belongings: SafeStorage) {
  const kept = readKept(belongings);
  if (kept.unfinished.length > 0) writeKept({ ...kept, unfinished: [] }, belongings);
}
