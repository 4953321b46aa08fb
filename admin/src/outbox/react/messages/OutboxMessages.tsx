import { notify } from '@embarque/design-system';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { canStillBeUndone, givenAgain } from '../../outbox.core.ts';
import type { Entry, OutboxChange } from '../../outbox.types.ts';
import { createDoneToasts, type DoneToasts, type ToastEnds } from './done-toasts.ts';
import { useOutbox } from '../OutboxProvider.tsx';
import { useDoneText } from './useDoneText.ts';
import { useRefusal } from './useRefusal.ts';

/**
 * Tells people about their commands, on whatever page they are by then: done, with an undo; refused, with the reason. A page that
 * shows a refusal itself is not repeated as long as it is open.
 */
export function OutboxMessages() {
  const { i18n, t } = useLingui();
  const { actor, inbox, open, unattended } = useOutbox();
  const refusalOf = useRefusal();
  const doneOf = useDoneText();
  const raise = useEffectEvent((entries: readonly Entry[], ends: ToastEnds) =>
    notify.undoable({ ...lookOf(entries), message: doneOf(entries), durationMs: Infinity, ...ends }),
  );
  const toasts = useRef<DoneToasts>(null);

  useEffect(() => {
    let isCatchingUp = true;
    const canUndo = (id: string) =>
      actor.getSnapshot().context.entries.some((entry) => entry.id === id && canStillBeUndone(entry));
    const text = (message: MessageDescriptor) => i18n._(message);
    const shown = (toasts.current ??= createDoneToasts({
      raise: (entries, ends) => raise(entries, ends),
      undo: (id) => actor.send({ type: 'undo requested', id }),
      expire: (id) => actor.send({ type: 'undo expired', id }),
      hold: (id, isHeld) => actor.send({ type: isHeld ? 'undo paused' : 'undo resumed', id }),
      restart: (id) => actor.send({ type: 'undo restarted', id }),
    }));

    function tellDone(entry: Entry) {
      const { done } = entry.description;
      if (!done) return;
      // A message that comes late offers no undo that is over.
      if (entry.inverse === null || (isCatchingUp && !canUndo(entry.id))) notify.success(text(done));
      else shown.add(entry);
    }

    function tellRefused({ entry, error, reason: named }: OutboxChange & { type: 'rolled back' }) {
      shown.remove(entry.id);
      const isAttended = entry.isInline && !unattended.has(entry.id);
      if (isAttended && open.get(entry.feature)?.shows(entry, error)) return;
      const { reason, canRetry } = refusalOf(error, named);
      const giveAgain = () => actor.send({ type: 'command given', entry: givenAgain(entry) });
      notify.error(`${text(entry.description.refused)} ${reason}`, {
        ...(canRetry && { durationMs: Infinity, action: { label: t`Try again`, onPress: giveAgain } }),
      });
    }

    const stopReading = inbox.readWith((change: OutboxChange) => {
      switch (change.type) {
        case 'given':
          if (change.entry.undoes !== undefined) shown.remove(change.entry.undoes);
          if (change.replaces !== undefined) shown.remove(change.replaces);
          if (change.entry.description.when !== 'confirmed') tellDone(change.entry);
          break;
        case 'confirmed':
          if (change.entry.description.when === 'confirmed' && !change.isOfOtherTab) tellDone(change.entry);
          break;
        case 'rolled back':
          tellRefused(change);
          break;
        case 'undone':
          shown.remove(change.entry.id);
          break;
        case 'undo too late':
          notify.info(t`Nothing left to undo.`);
          break;
        case 'entries changed':
      }
    });
    isCatchingUp = false;
    const ends = actor.subscribe(() => {
      for (const id of shown.offered()) if (!canUndo(id)) shown.close(id);
    });
    return () => {
      stopReading();
      ends.unsubscribe();
    };
  });
  return null;
}

/** One undo of a toast is for all of its commands. */
function lookOf(entries: readonly Entry[]) {
  const tone = entries.at(-1)?.description.tone;
  return { undoesAll: entries.length > 1, ...(tone && { tone }) };
}
