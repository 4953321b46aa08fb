import { Card, Checkbox, Stack, Switch } from '@embarque/design-system';
import type { AcceptedPayment } from '@embarque/mocks/invoice/contract';
import { useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../../app-state/useActorState.ts';
import { usePaymentWayLabels } from '../../usePaymentWayLabels.ts';
import type { EditorPartProps } from '../editor.types.ts';

const WAYS: readonly AcceptedPayment[] = ['Debit Card', 'Credit Card', 'Paypal', 'Internet Banking', 'UPI Transfer'];

/** INV-12: the ways to pay it. */
export function PaymentWays({ actor }: EditorPartProps) {
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

/** INV-12: the parts of the printed sheet. */
export function SheetParts({ actor }: EditorPartProps) {
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
