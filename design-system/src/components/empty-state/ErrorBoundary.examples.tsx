import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Card } from '../../cards/card/Card.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Button } from '../buttons/Button.tsx';
import { CardBoundary } from '../../cards/card/CardBoundary.tsx';

function Forecast({ days }: { days: number }) {
  if (days < 1) throw new RangeError(`A forecast of ${days} days`);
  return (
    <p>
      <Trans>Mostly sunny in Lisbon</Trans>
    </p>
  );
}

/** A card keeps its title and its buttons, and the cards beside it are untouched. */
export function InACard() {
  const { t } = useLingui();
  const [days, setDays] = useState(3);
  return (
    <Card
      title={t`Weather`}
      actions={
        <Inline>
          <Button variant="outline" size="small" onClick={() => setDays(0)}>
            <Trans>No days</Trans>
          </Button>
          <Button variant="outline" size="small" onClick={() => setDays(3)}>
            <Trans>Three days</Trans>
          </Button>
        </Inline>
      }
    >
      <Forecast days={days} />
    </Card>
  );
}

function ForecastCard({ days, onBreak }: { days: number; onBreak: () => void }) {
  if (days < 1) throw new RangeError(`A forecast of ${days} days`);
  return (
    <Card>
      <Button variant="outline" onClick={onBreak}>
        <Trans>Break the card</Trans>
      </Button>
    </Card>
  );
}

/** A card that fails itself is replaced by one with the message. */
export function InPlaceOfACard() {
  const [days, setDays] = useState(3);
  return (
    <CardBoundary>
      <ForecastCard days={days} onBreak={() => setDays(0)} />
    </CardBoundary>
  );
}
