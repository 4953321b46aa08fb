import { Button, ButtonLink, OrderPass } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { formatDay, formatDayAndTime } from '../../../i18n/format.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/SessionProvider.tsx';
import { AddressLines } from './address/AddressLines.tsx';
import { PriceDetails } from '../price/PriceDetails.tsx';
import type { CheckoutActor } from '../useCheckout.ts';
import { usePaymentWords } from './payment/usePaymentNames.ts';

export function Confirmation({ actor }: { actor: CheckoutActor }) {
  const { t } = useLingui();
  const { describe } = usePaymentWords();
  const user = useUser();
  const order = useActorState(actor, ({ context }) => context.order);
  if (!order) return null;
  const { number, placedAt, lines, totals, address, payment, deliverBy } = order;

  return (
    <OrderPass
      eyebrow={t`Order confirmed`}
      title={t`Thank you, ${address.fullName}!`}
      facts={[
        { term: t`Order number`, value: <bdi dir="ltr">{number}</bdi> },
        { term: t`Placed on`, value: <bdi dir="ltr">{formatDayAndTime(new Date(placedAt))}</bdi> },
        { term: t`Payment`, value: describe(payment, totals) },
        ...(deliverBy === undefined
          ? []
          : [{ term: t`Delivery by`, value: <bdi dir="ltr">{formatDay(new Date(deliverBy))}</bdi> }]),
        ...(user ? [{ term: t`Receipt sent to`, value: <bdi dir="ltr">{user.email}</bdi> }] : []),
        { term: t`Deliver to`, value: <AddressLines address={address} /> },
      ]}
      actions={
        <>
          <ButtonLink href={paths.shop}>
            <Trans>Continue shopping</Trans>
          </ButtonLink>
          <Button variant="outline" icon={Printer} onClick={() => window.print()}>
            <Trans>Print</Trans>
          </Button>
        </>
      }
    >
      <PriceDetails
        totals={totals}
        before={lines.map(({ name, qty, price }) => ({ label: <bdi>{`${qty} × ${name}`}</bdi>, amount: price / 100 }))}
      />
    </OrderPass>
  );
}
