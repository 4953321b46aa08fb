import { Button, Dialog, List, ListItem, PriceSummary, Stack } from '@embarque/design-system';
import { formatDay } from '@embarque/design-system/format-day';
import type { PricingAnswer } from '@embarque/mocks/pricing/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { dueToday, lostBy, type Offer, stepTo } from './pricing.offer.ts';
import { money } from './pricing.money.ts';

interface OfferDialogProps {
  offer: Offer;
  answer: PricingAnswer;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what a change costs today and later, and what it loses, before it is made. */
export function OfferDialog({ offer, answer, onConfirm, onClose }: OfferDialogProps) {
  const { t } = useLingui();
  const { title } = offer.details;
  const isDowngrade = stepTo(answer.current, offer) === 'downgrade';
  const { credit, due } = dueToday(answer, offer);
  const lost = lostBy(answer, offer.plan);
  const nextBill = formatDay(answer.nextBill, { dateStyle: 'long' });
  const price = money(offer.perCycle);
  return (
    <Dialog
      isOpen
      title={isDowngrade ? t`Downgrade to ${title}?` : t`Change to ${title}?`}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            <Trans>Keep current plan</Trans>
          </Button>
          <Button tone={isDowngrade ? 'danger' : 'primary'} onClick={onConfirm}>
            {isDowngrade ? t`Downgrade` : t`Change plan`}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        {isDowngrade ? (
          <p>
            <Trans>
              You keep your plan until {nextBill}. Then you pay {price}.
            </Trans>
          </p>
        ) : (
          <>
            <PriceSummary
              lines={[
                { label: title, amount: price },
                ...(credit > 0 ? [{ label: t`Credit for the rest of your period`, amount: `−${money(credit)}` }] : []),
                { label: t({ message: 'Due today', context: 'amount' }), amount: money(due), emphasis: 'total' },
              ]}
            />
            <p>
              {offer.cycle === 'yearly' ? (
                <Trans>The next bill of {price} comes in a year.</Trans>
              ) : (
                <Trans>The next bill of {price} comes in a month.</Trans>
              )}
            </p>
          </>
        )}
        {lost.length > 0 && (
          <div>
            <p>
              <Trans>You lose:</Trans>
            </p>
            <List>
              {lost.map((name) => (
                <ListItem key={name}>{name}</ListItem>
              ))}
            </List>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
