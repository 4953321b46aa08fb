import { Badge, Button, PlanCard } from '@embarque/design-system';
import type { PricingAnswer } from '@embarque/mocks/pricing/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { fittingPlan, type Offer, offerOf, type Step, stepTo } from './pricing.offer.ts';
import { money } from './pricing.money.ts';

interface OfferCardProps {
  offer: Offer;
  answer: PricingAnswer;
  onAsk: () => void;
}

/** A plan with its price in the chosen cycle. */
export function OfferCard({ offer, answer, onAsk }: OfferCardProps) {
  const { details, perMonth, cycle, saving } = offer;
  const step = stepTo(answer.current, offer);
  const isFitting = fittingPlan(answer) === offer.plan && step !== 'current';
  return (
    <PlanCard
      headingLevel={3}
      title={details.title}
      subtitle={details.subtitle}
      image={<img src={details.img} alt="" width={352} height={220} />}
      price={money(perMonth)}
      priceBefore={saving.amount > 0 ? money(details.monthlyPrice) : undefined}
      note={
        cycle === 'yearly' ? (
          saving.amount > 0 && <YearlyNote offer={offer} />
        ) : (
          <MonthlyNote plan={offer.plan} answer={answer} />
        )
      }
      benefits={details.planBenefits}
      isPopular={details.popular}
      action={
        <>
          {isFitting && <Fit answer={answer} />}
          <OfferButton step={step} offer={offer} onAsk={onAsk} />
        </>
      }
    />
  );
}

function MonthlyNote({ plan, answer }: { plan: Offer['plan']; answer: PricingAnswer }) {
  const yearly = offerOf(answer, { plan, cycle: 'yearly' });
  if (yearly.saving.amount <= 0) return null;
  const price = money(yearly.perMonth);
  return (
    <>
      <div>
        <Trans>or {price} a month, billed yearly</Trans>
      </div>
      <SavingBadge saving={yearly.saving} />
    </>
  );
}

function YearlyNote({ offer: { perCycle, saving } }: { offer: Offer }) {
  const total = money(perCycle);
  return (
    <>
      <div>
        <Trans>{total} per year</Trans>
      </div>
      <SavingBadge saving={saving} />
    </>
  );
}

function SavingBadge({ saving }: Pick<Offer, 'saving'>) {
  const saved = money(saving.amount);
  return (
    <Badge tone="success">
      <Trans>
        Save {saved} ({saving.percent}%)
      </Trans>
    </Badge>
  );
}

function OfferButton({ step, offer, onAsk }: { step: Step; offer: Offer; onAsk: () => void }) {
  const { t } = useLingui();
  const { title } = offer.details;
  if (step === 'current') {
    return (
      <Button width="full" variant="outline" tone="success" isIdle>
        <Trans>Your current plan</Trans>
      </Button>
    );
  }
  const labels: Record<Exclude<Step, 'current'>, string> = {
    upgrade: t`Upgrade to ${title}`,
    downgrade: t`Downgrade to ${title}`,
    'change cycle': offer.cycle === 'yearly' ? t`Switch to yearly billing` : t`Switch to monthly billing`,
  };
  return (
    <Button
      width="full"
      variant={step === 'upgrade' && offer.details.popular ? 'solid' : 'outline'}
      aria-haspopup="dialog"
      onClick={onAsk}
    >
      {labels[step]}
    </Button>
  );
}

function Fit({ answer: { usage } }: { answer: PricingAnswer }) {
  const { used, limit } = usage;
  return (
    <small>
      <Trans>
        Fits you: you've used {used} of {limit} responses this month.
      </Trans>
    </small>
  );
}
