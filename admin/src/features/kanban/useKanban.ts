import { notify } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useActorState } from '../../app-state/useActorState.ts';
import { useErrorText } from '../../http/http.words.ts';
import { useInspectedActor } from '../../inspection/inspection.tsx';
import { sendRest } from './kanban.api.ts';
import { readLocal, writeLocal } from './kanban.local.ts';
import { type KanbanActor, kanbanMachine } from './kanban.machine.ts';
import type { KanbanEvent, KanbanMessage } from './kanban.setup.ts';
import { useDoneWords, useRefusedWords } from './kanban.words.ts';

/** The desk of this page: it runs as long as the page is there, and what it says becomes toasts. */
export function useKanban(): KanbanActor {
  const [local] = useState(() => readLocal());
  const actor = useInspectedActor(kanbanMachine, { input: { local } });
  useLocalCopy(actor);
  useToasts(actor);
  useLastWords(actor);
  return actor;
}

/** Keeps in this browser what no call can tell the server. */
function useLocalCopy(actor: KanbanActor) {
  const local = useActorState(actor, ({ context }) => context.local);
  const [first] = useState(local);
  useEffect(() => {
    if (local !== first) writeLocal(local);
  }, [local, first]);
}

function useToasts(actor: KanbanActor) {
  const { t } = useLingui();
  const doneWords = useDoneWords();
  const refusedWords = useRefusedWords();
  const errorText = useErrorText();

  const offerUndo = (deedId: number, message: string) =>
    notify.undoable({
      message,
      onUndo: () => actor.send({ type: 'deed undone', deedId }),
      onExpire: () => actor.send({ type: 'last chance passed', deedId }),
    });
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
        const { deed } = message;
        const again = isDirect(deed) ? { label: t`Try again`, onPress: () => actor.send(deed) } : undefined;
        notify.error(`${refusedWords(message.told)} ${errorText(message.error)}`, {
          durationMs: Infinity,
          ...(again && { action: again }),
        });
        return;
      }
      case 'undo came too late':
        notify.info(t`There is nothing left to undo here.`);
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

/** Whether the machine takes it as it is. What is added goes through the composer, where it is still written. */
function isDirect(deed: { type: string }): deed is Extract<KanbanEvent, { type: 'task moved' }> {
  return deed.type !== 'task added' && deed.type !== 'board added' && deed.type !== 'task restored';
}

/** What waits when the page is left still goes to the server, and what the page said goes with it. */
function useLastWords(actor: KanbanActor) {
  const { t } = useLingui();
  const complain = useEffectEvent(() =>
    notify.error(t`A change of the boards could not be saved after you left them.`),
  );
  useEffect(() => {
    const onPageHide = () => actor.send({ type: 'page left' });
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      const { entries, sending } = actor.getSnapshot().context;
      notify.clear();
      const rest = entries.flatMap(({ id, change }) => (id === sending ? [] : [change]));
      sendRest(rest).catch(complain);
    };
  }, [actor]);
}
