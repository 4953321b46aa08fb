import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../components/buttons/ButtonLink.tsx';
import { PriceSummary } from '../price-summary/PriceSummary.tsx';
import { OrderPass } from './OrderPass.tsx';

/** Shows the purchased items below the perforated line. */
export function Receipt() {
  const { t } = useLingui();
  return (
    <OrderPass
      eyebrow={t`Order confirmed`}
      title={t`Thank you, Marina!`}
      facts={[
        { term: t`Order number`, value: 'EMB-7K2P9Q' },
        { term: t`Deliver to`, value: 'Avenida Paulista, 1578' },
      ]}
      actions={
        <ButtonLink href="#shop">
          <Trans>Continue shopping</Trans>
        </ButtonLink>
      }
    >
      <PriceSummary
        lines={[
          { label: t`Cabin suitcase, 38 L`, amount: 749 },
          { label: t`Offers`, amount: -37.45, emphasis: 'saving' },
          { label: t`Delivery`, amount: t`Free` },
          { label: t`Total`, amount: 711.55, emphasis: 'total' },
        ]}
      />
    </OrderPass>
  );
}
