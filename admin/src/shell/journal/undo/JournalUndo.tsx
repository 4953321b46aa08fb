import { Button, type ButtonProps, Inline, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { useErrorText } from '../../../http/response/http.messages.ts';
import { obstacleOf } from '../../../outbox/journal/journal.core.ts';
import type { JournalEntry } from '../../../outbox/journal/journal.types.ts';
import { useStoredJournal } from '../../../outbox/journal/useJournal.ts';
import { useOutbox } from '../../../outbox/react/OutboxProvider.tsx';
import { useInspectedActor } from '../../../inspection/inspection.tsx';
import { useStorage } from '../../../storage/StorageProvider.tsx';
import type { ListedChange } from '../journal.list.ts';
import { useNameList } from '../useListedChanges.ts';
import { hasUndoRules } from '../../outbox-features.ts';
import { type UndoActor, undoMachine } from './undo.machine.ts';

export interface JournalUndoProps {
  change: ListedChange;
  /** Whether the server does not know of it. */
  isUnsent: boolean;
  /** Says something to screen readers. */
  announce: (text: string) => void;
  /** Finds what gets the focus when the button goes. */
  findRow: () => HTMLElement | null;
  /** Stands before the buttons. */
  children: ReactNode;
}

/** Undoes a change or gives it once more, and says what stays and why. */
export function JournalUndo({ change: { one, sentence }, isUnsent, announce, findRow, children }: JournalUndoProps) {
  const { t } = useLingui();
  const actor = useUndoActor(one);
  const { send } = actor;
  const step = useActorState(actor, ({ value }) => value);
  const isBusy = useActorState(actor, (state) => state.hasTag('busy'));
  const note = useNote(one, actor);
  const say = useEffectEvent(announce);
  useEffect(() => {
    if (step !== 'idle' && note !== null) say(note);
  }, [step, note]);

  const isAsking = step === 'asking';
  const undo = () => {
    if (isAsking) send({ type: 'undo the rest' });
    else send(isUnsent ? { type: 'withdraw' } : { type: 'undo', one });
  };
  const canUndo = isUnsent || mayBeUndone(one);
  const canRetry = one.state === 'refused' && one.canRetry === true;
  return (
    <Stack gap="s">
      <Inline distribute="between">
        {children}
        <Inline>
          {canUndo && (
            <LineButton
              icon={Undo2}
              isBusy={isBusy}
              aria-label={isAsking ? t`Undo the rest: ${sentence}` : t`Undo: ${sentence}`}
              findRow={findRow}
              onClick={undo}
            >
              {isAsking ? <Trans>Undo the rest</Trans> : <Trans context="change">Undo</Trans>}
            </LineButton>
          )}
          {isAsking && (
            <LineButton variant="ghost" findRow={findRow} onClick={() => send({ type: 'leave everything' })}>
              <Trans>Leave everything</Trans>
            </LineButton>
          )}
          {canRetry && (
            <LineButton
              icon={RotateCcw}
              isBusy={isBusy}
              aria-label={t`Try again: ${sentence}`}
              findRow={findRow}
              onClick={() => send({ type: 'try again', one })}
            >
              <Trans>Try again</Trans>
            </LineButton>
          )}
        </Inline>
      </Inline>
      {note !== null && <p>{note}</p>}
    </Stack>
  );
}

/** A button that gives the focus to its line when it goes. */
function LineButton({ findRow, ...rest }: ButtonProps & Pick<JournalUndoProps, 'findRow'>) {
  const find = useEffectEvent(findRow);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    // The panel would give a focus that is lost to its first button.
    return () => {
      if (current === document.activeElement) find()?.focus();
    };
  }, []);
  return <Button ref={button} size="small" variant="outline" tone="secondary" {...rest} />;
}

function useUndoActor(one: JournalEntry): UndoActor {
  const outbox = useOutbox().actor;
  const journal = useStoredJournal();
  const storage = useStorage();
  return useInspectedActor(undoMachine, { input: { one, outbox, journal, storage } });
}

/** Whether a saved change may be undone from here, as far as can be known without the server. */
const mayBeUndone = (one: JournalEntry): boolean =>
  (one.state === 'saved' || one.left !== undefined) && obstacleOf(one) === null && hasUndoRules(one.entry.feature);

/** Says what stays of the change, or why there is no undo. */
function useNote(one: JournalEntry, actor: UndoActor): string | null {
  const { t } = useLingui();
  const errorText = useErrorText();
  const namesOf = useNameList();
  const step = useActorState(actor, ({ value }) => value);
  const found = useActorState(actor, ({ context }) => context.found);
  const error = useActorState(actor, ({ context }) => context.error);
  switch (step) {
    case 'asking':
      return t`Changed later, so it would stay: ${namesOf(found?.plan.partial?.left ?? [])}.`;
    case 'staying':
      return found?.plan.obstacle === 'changed since'
        ? t`Changed again since, and left as it is.`
        : t`Nothing left to undo: it's gone, or already as it was.`;
    case 'failed':
      return t`Couldn't check what can be undone. ${errorText(error)}`;
    case 'checking':
    case 'retrying':
    case 'idle':
  }
  if (one.left) return t`Changed later, so it stayed: ${namesOf(one.left)}.`;
  if (one.state !== 'saved' || mayBeUndone(one)) return null;
  const obstacle = obstacleOf(one);
  if (obstacle === 'the server cannot restore it') return t`Can't be undone.`;
  return obstacle ? null : t`This can only be undone right after it's made.`;
}
