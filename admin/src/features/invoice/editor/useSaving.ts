import { notify, focusFirstMistake } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { useActorState } from '../../../app-state/useActorState.ts';
import { useUnsavedChangesBlocker } from '../../../blocker/useUnsavedChangesBlocker.ts';
import { paths } from '../../../paths.ts';
import type { EditorPanel } from './editor.types.ts';
import type { EditorActor } from './machine/editor.machine.ts';
import { type AfterSaving, isDirty } from './machine/editor.setup.ts';
import type { EditorStorage } from './useEditor.ts';

/** Saves on request, moves focus to the first mistake, and asks before unsaved work is left. */
export function useSaving(actor: EditorActor, { forget, settle }: EditorStorage) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isOnAddPage = useMatch(paths.invoiceAdd) !== null;
  const form = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<EditorPanel>();
  const isNew = useActorState(actor, ({ context }) => context.id === null);
  const dirty = useActorState(actor, ({ context }) => isDirty(context));
  const { blocker, unblock } = useUnsavedChangesBlocker(dirty);

  const onSaved = useEffectEvent((number: number, after: AfterSaving) => {
    if (after === 'send') setPanel('send');
    else notify.success(t`Invoice #${number} saved.`);
    settle();
    if (!isOnAddPage) return;
    unblock();
    void navigate(`${paths.invoiceEdit}/${number}`, { replace: true });
  });
  useEffect(() => {
    const subscriptions = [
      actor.on('saved', ({ answer, after }) => onSaved(answer.invoice.id, after)),
      actor.on('mistakes found', () => focusFirstMistake(form.current)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor]);

  return {
    form,
    panel,
    isNew,
    closePanel: () => setPanel(undefined),
    request: (wanted: EditorPanel | 'save') => {
      if (wanted === 'preview' || wanted === 'payment') return setPanel(wanted);
      const after = wanted === 'send' ? 'send' : 'stay';
      actor.send({ type: 'save requested', after, key: crypto.randomUUID() });
    },
    blocker: {
      ...blocker,
      proceed: () => {
        forget();
        blocker.proceed?.();
      },
    },
  };
}
