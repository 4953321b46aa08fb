import { type DayRange, OnDemand, Select, Skeleton, theme } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useState } from 'react';
import { loadTexts } from '../../../i18n/i18n.ts';
import { usePeriodLabels } from '../sales.labels.ts';
import { type Period, PERIODS } from '../sales.period.ts';
import { paramsOfDays, type SalesParams } from '../sales.query.ts';

const loadDays = async () => {
  const [{ DaysFilter }] = await Promise.all([import('./DaysFilter.tsx'), loadTexts('kit')]);
  return { DaysFilter };
};

export interface PeriodFilterProps {
  /** The period that moves with the day, if it is one. */
  period?: Period;
  /** The first and the last day. */
  days?: DayRange;
  onChange: (change: SalesParams) => void;
}

const ANY = 'any';
const OTHER = 'other';
const room: CSSProperties = { flex: '1 1 19rem' };

/** Narrows the list to the days on which sales were made: a period that moves with the day, or any two days. */
export function PeriodFilter({ period, days, onChange }: PeriodFilterProps) {
  const { t } = useLingui();
  const labels = usePeriodLabels();
  const [isAsking, setAsking] = useState(false);
  const isOther = !period && (days !== undefined || isAsking);

  const choose = (value: string) => {
    setAsking(value === OTHER);
    if (value === OTHER) onChange(paramsOfDays(days ?? null));
    else onChange({ ...paramsOfDays(null), dates: PERIODS.find((known) => known === value) });
  };
  return (
    <>
      <Select
        label={t`Sold on`}
        labelVisibility="hidden"
        options={[
          { value: ANY, label: t`Any day` },
          ...PERIODS.map((value) => ({ value, label: labels[value] })),
          { value: OTHER, label: t`Other days…` },
        ]}
        value={period ?? (isOther ? OTHER : ANY)}
        onChange={({ value }) => choose(value)}
      />
      {isOther && (
        <div style={room}>
          <OnDemand load={loadDays} fallback={<Skeleton shape="block" height={theme.size.controlMedium} />}>
            {({ DaysFilter }) => (
              <DaysFilter
                days={days ?? null}
                onChange={(next) => {
                  setAsking(true);
                  onChange(paramsOfDays(next));
                }}
              />
            )}
          </OnDemand>
        </div>
      )}
    </>
  );
}
