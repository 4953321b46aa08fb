import { Button } from '@embarque/design-system';
import { Trans } from '@lingui/react/macro';
import { CircleDollarSign, Eye, Save, Send } from 'lucide-react';
import { GuardedButton } from '../../../../access/GuardedButton.tsx';
import { useActorState } from '../../../../app-state/useActorState.ts';
import { attempts } from '../../invoice.attempts.ts';
import { totalsOf } from '../../model/sheet-of.ts';
import type { ShownAnswer } from '../../useShownAnswer.ts';
import type { EditorPanel, EditorPartProps } from '../editor.types.ts';
import { isDirty } from '../machine/editor.setup.ts';

interface EditorActionsProps extends EditorPartProps, Pick<ShownAnswer, 'answer'> {
  /** Saves, or opens a panel. */
  request: (wanted: EditorPanel | 'save') => void;
}

const HINT = 'invoice-editor-hint';

/** INV-12: the actions on the invoice. */
export function EditorActions({ actor, answer, request }: EditorActionsProps) {
  const isNew = useActorState(actor, ({ context }) => context.id === null);
  const isSaving = useActorState(actor, (state) => state.matches({ ready: { invoice: 'saving' } }));
  const hasChanges = useActorState(actor, ({ context }) => isDirty(context));

  return (
    <>
      <Button icon={Eye} variant="ghost" tone="secondary" onClick={() => request('preview')}>
        <Trans context="of an invoice">Preview</Trans>
      </Button>
      {!isNew && (
        <GuardedButton
          attempt={attempts.edit}
          icon={CircleDollarSign}
          variant="outline"
          tone="success"
          isIdle={answer !== null && totalsOf(answer).balance <= 0}
          onClick={() => request('payment')}
        >
          <Trans>Add Payment</Trans>
        </GuardedButton>
      )}
      <GuardedButton
        attempt={isNew ? attempts.create : attempts.edit}
        icon={Save}
        variant={isNew ? 'solid' : 'outline'}
        isIdle={!hasChanges}
        isBusy={isSaving}
        onClick={() => request('save')}
      >
        <Trans>Save</Trans>
      </GuardedButton>
      <GuardedButton
        attempt={attempts.edit}
        icon={Send}
        variant={isNew ? 'outline' : 'solid'}
        isIdle={isNew}
        isBusy={isSaving}
        aria-describedby={HINT}
        onClick={() => request('send')}
      >
        <Trans>Send Invoice</Trans>
      </GuardedButton>
    </>
  );
}

/** Why sending waits, or what it does with changes. */
export function EditorHint({ actor }: EditorPartProps) {
  const isNew = useActorState(actor, ({ context }) => context.id === null);
  const hasChanges = useActorState(actor, ({ context }) => isDirty(context));
  return (
    <span id={HINT} data-text>
      {isNew ? (
        <Trans>Save the invoice before you send it.</Trans>
      ) : hasChanges ? (
        <Trans>Sending saves your changes first.</Trans>
      ) : (
        <Trans>All changes are saved.</Trans>
      )}
    </span>
  );
}
