import { notify } from '@embarque/design-system';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { givenAgain } from '../outbox.core.ts';
import type { Entry, OutboxChange } from '../outbox.types.ts';
import { useOutbox } from './OutboxProvider.tsx';
import { useRefusal } from './useRefusal.ts';

/**
 * Tells people about their commands, on whatever page they are by then: done, with an undo; refused, with the reason. A page that
 * shows a refusal itself is not repeated as long as it is open.
 */
export function OutboxMessages() {
  const { i18n, t } = useLingui();
  const { actor, inbox, open } = useOutbox();
  const refusalOf = useRefusal();
  const [withdrawals] = useState(() => new Map<string, () => void>());

  useEffect(() => {
    const text = (message: MessageDescriptor) => i18n._(message);

    function tellDone({ id, inverse, description: { done, tone } }: Entry) {
      if (!done) return;
      if (inverse === null) {
        notify.success(text(done));
        return;
      }
      const withdraw = notify.undoable({
        message: text(done),
        ...(tone && { tone }),
        onUndo: () => actor.send({ type: 'undo requested', id }),
        onExpire: () => actor.send({ type: 'undo expired', id }),
      });
      withdrawals.set(id, withdraw);
    }

    function withdraw(id: string) {
      withdrawals.get(id)?.();
      withdrawals.delete(id);
    }

    function tellRefused({ entry, error, reason: named }: OutboxChange & { type: 'rolled back' }) {
      withdraw(entry.id);
      if (entry.isInline && open.get(entry.feature)?.shows(entry, error)) return;
      const { reason, canRetry } = refusalOf(error, named);
      const giveAgain = () => actor.send({ type: 'command given', entry: givenAgain(entry) });
      notify.error(`${text(entry.description.refused)} ${reason}`, {
        ...(canRetry && { durationMs: Infinity, action: { label: t`Try again`, onPress: giveAgain } }),
      });
    }

    return inbox.readWith((change: OutboxChange) => {
      switch (change.type) {
        case 'given':
          if (change.entry.undoes !== undefined) withdraw(change.entry.undoes);
          if (change.entry.description.when !== 'confirmed') tellDone(change.entry);
          break;
        case 'confirmed':
          if (change.entry.description.when === 'confirmed' && !change.isOfOtherTab) tellDone(change.entry);
          break;
        case 'rolled back':
          tellRefused(change);
          break;
        case 'undone':
          withdraw(change.entry.id);
          break;
        case 'undo too late':
          notify.info(t`Nothing left to undo.`);
          break;
        case 'entries changed':
      }
    });
  });
  return null;
}
