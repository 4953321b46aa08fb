import { Button, type ButtonProps, Inline, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useErrorText } from '../../http/response/http.messages.ts';
import { obstacleOf } from '../../outbox/journal/journal.core.ts';
import type { JournalEntry } from '../../outbox/journal/journal.types.ts';
import type { ListedChange } from './journal.list.ts';
import { useNameList } from './useListedChanges.ts';
import { mayBeUndone, type UndoStep, useUndo } from './useUndo.ts';

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
  const { step, request, confirm, cancel, retry } = useUndo(one, isUnsent);
  const note = useNote(one, step);
  const say = useEffectEvent(announce);
  useEffect(() => {
    if (step.type !== 'idle' && note !== null) say(note);
  }, [step.type, note]);

  const isAsking = step.type === 'asking';
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
              isBusy={step.type === 'checking'}
              aria-label={isAsking ? t`Undo the rest: ${sentence}` : t`Undo: ${sentence}`}
              findRow={findRow}
              onClick={isAsking ? confirm : request}
            >
              {isAsking ? <Trans>Undo the rest</Trans> : <Trans context="change">Undo</Trans>}
            </LineButton>
          )}
          {isAsking && (
            <LineButton variant="ghost" findRow={findRow} onClick={cancel}>
              <Trans>Leave everything</Trans>
            </LineButton>
          )}
          {canRetry && (
            <LineButton
              icon={RotateCcw}
              isBusy={step.type === 'checking'}
              aria-label={t`Try again: ${sentence}`}
              findRow={findRow}
              onClick={retry}
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

/** Says what stays of the change, or why there is no undo. */
function useNote(one: JournalEntry, step: UndoStep): string | null {
  const { t } = useLingui();
  const errorText = useErrorText();
  const namesOf = useNameList();
  switch (step.type) {
    case 'asking':
      return t`Changed later, so it would stay: ${namesOf(step.found.plan.partial?.left ?? [])}.`;
    case 'stays':
      return step.obstacle === 'changed since'
        ? t`Changed again since, and left as it is.`
        : t`Nothing left to undo: it's gone, or already as it was.`;
    case 'failed':
      return t`Couldn't check what can be undone. ${errorText(step.error)}`;
    case 'checking':
    case 'idle':
  }
  if (one.left) return t`Changed later, so it stayed: ${namesOf(one.left)}.`;
  if (one.state !== 'saved' || mayBeUndone(one)) return null;
  const obstacle = obstacleOf(one);
  if (obstacle === 'the server cannot restore it') return t`Can't be undone.`;
  return obstacle ? null : t`This can only be undone right after it's made.`;
}
