import { Button, Card, Checkbox, Stack, Switch } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AcceptedPayment } from '@embarque/mocks/invoice/contract';
import { CircleDollarSign, Eye, Save, Send } from 'lucide-react';
import { GuardedButton } from '../../../../access/GuardedButton.tsx';
import { useActorState } from '../../../../app-state/useActorState.ts';
import { attempts } from '../../invoice.attempts.ts';
import { totalsOf } from '../../model/sheet-of.ts';
import { usePaymentWayLabels } from '../../usePaymentWayLabels.ts';
import type { EditorPanel, EditorPartProps } from '../editor.types.ts';
import { isDirty } from '../machine/editor.setup.ts';
import { EditorPanels, type EditorPanelsProps } from './EditorPanels.tsx';

interface EditorSideProps extends EditorPanelsProps {
  /** Saves, or opens a panel. */
  request: (wanted: EditorPanel | 'save') => void;
}

/** INV-12: the actions on the invoice, the ways to pay it, and the parts of the printed sheet. */
export function EditorSide({ request, ...panels }: EditorSideProps) {
  const { actor, answer } = panels;
  const isNew = useActorState(actor, ({ context }) => context.id === null);
  const isSaving = useActorState(actor, (state) => state.matches({ ready: { invoice: 'saving' } }));
  const hasChanges = useActorState(actor, ({ context }) => isDirty(context));

  return (
    <Stack gap="gap">
      <Card>
        <Stack gap="m">
          <GuardedButton
            attempt={attempts.edit}
            icon={Send}
            width="full"
            isIdle={isNew}
            isBusy={isSaving}
            onClick={() => request('send')}
          >
            <Trans>Send Invoice</Trans>
          </GuardedButton>
          <Button icon={Eye} width="full" variant="outline" onClick={() => request('preview')}>
            <Trans context="of an invoice">Preview</Trans>
          </Button>
          <GuardedButton
            attempt={isNew ? attempts.create : attempts.edit}
            icon={Save}
            width="full"
            variant="outline"
            isIdle={!hasChanges}
            isBusy={isSaving}
            onClick={() => request('save')}
          >
            <Trans>Save</Trans>
          </GuardedButton>
          {!isNew && (
            <GuardedButton
              attempt={attempts.edit}
              icon={CircleDollarSign}
              width="full"
              variant="outline"
              tone="success"
              isIdle={answer !== null && totalsOf(answer).balance <= 0}
              onClick={() => request('payment')}
            >
              <Trans>Add Payment</Trans>
            </GuardedButton>
          )}
        </Stack>
      </Card>
      <PaymentWays actor={actor} />
      <SheetParts actor={actor} />
      <EditorPanels {...panels} />
    </Stack>
  );
}

const WAYS: readonly AcceptedPayment[] = ['Debit Card', 'Credit Card', 'Paypal', 'Internet Banking', 'UPI Transfer'];

function PaymentWays({ actor }: EditorPartProps) {
  const { t } = useLingui();
  const accepted = useActorState(actor, ({ context }) => context.draft.acceptedPayments);
  const names = usePaymentWayLabels();
  return (
    <Card title={t`Accept payments via`} headingLevel={2}>
      <Stack gap="s">
        {WAYS.map((way) => (
          <Checkbox
            key={way}
            checked={accepted.includes(way)}
            onChange={({ target }) => {
              const acceptedPayments = WAYS.filter((each) => (each === way ? target.checked : accepted.includes(each)));
              actor.send({ type: 'fields changed', fields: { acceptedPayments } });
            }}
          >
            {names[way]}
          </Checkbox>
        ))}
      </Stack>
    </Card>
  );
}

function SheetParts({ actor }: EditorPartProps) {
  const { t } = useLingui();
  const shows = useActorState(actor, ({ context }) => context.draft.shows);
  const parts = [
    ['terms', t`Payment Terms`],
    ['notes', t`Client Notes`],
    ['stub', t`Payment Stub`],
  ] as const;
  return (
    <Card title={t`On the printed invoice`} headingLevel={2}>
      <Stack gap="s">
        {parts.map(([part, name]) => (
          <Switch
            key={part}
            checked={shows[part]}
            onChange={({ target }) =>
              actor.send({ type: 'fields changed', fields: { shows: { ...shows, [part]: target.checked } } })
            }
          >
            {name}
          </Switch>
        ))}
      </Stack>
    </Card>
  );
}
