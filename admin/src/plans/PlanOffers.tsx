import { Grid, SegmentedControl, Stack, VisuallyHidden } from '@embarque/design-system';
import type { BillingCycle, PricingAnswer } from '@embarque/mocks/pricing/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { OfferCard } from './OfferCard.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { money } from './pricing.money.ts';
import { type Offer, offerOf, planIds } from './pricing.offer.ts';
import type { PlanCommand } from './pricing.outbox.ts';

export interface PlanOffersProps {
  answer: PricingAnswer;
  cycle: BillingCycle;
  /** Stands above the choice of the cycle. */
  children: ReactNode;
  onCycleChange: (cycle: BillingCycle) => void;
  onChange: (command: PlanCommand) => void;
}

/** The plans in one billing cycle. A change says what it costs before it is made. */
export function PlanOffers({ answer, cycle, children, onCycleChange, onChange }: PlanOffersProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Offer | null>(null);
  const offers = planIds.map((plan) => offerOf(answer, { plan, cycle }));
  const prices = offers.map(({ details, perMonth }) => `${details.title} ${money(perMonth)}`).join(', ');
  return (
    <>
      <Stack gap="m" align="center">
        {children}
        <SegmentedControl<BillingCycle>
          label={t`Billing cycle`}
          value={cycle}
          options={[
            { value: 'monthly', label: t`Monthly` },
            { value: 'yearly', label: t`Annually` },
          ]}
          onChange={({ value }) => onCycleChange(value)}
        />
        <VisuallyHidden role="status">
          <Trans>Price per month: {prices}</Trans>
        </VisuallyHidden>
      </Stack>
      <Grid minCell="15rem" lastRow="stretch">
        {offers.map((offer) => (
          <OfferCard key={offer.plan} offer={offer} answer={answer} onAsk={() => setAsked(offer)} />
        ))}
      </Grid>
      {asked && (
        <OfferDialog
          offer={asked}
          answer={answer}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            onChange({ plan: asked.plan, cycle: asked.cycle, title: asked.details.title });
            setAsked(null);
          }}
        />
      )}
    </>
  );
}
