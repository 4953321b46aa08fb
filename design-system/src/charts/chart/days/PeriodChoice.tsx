import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '../../../components/segmented-control/SegmentedControl.tsx';

export type Period = 'daily' | 'monthly' | 'yearly';

export interface PeriodChoiceProps {
  value: Period;
  /** Called with another period. */
  onChange: (change: { value: Period }) => void;
}

/** Whether a chart shows days, months or years. For two days to choose freely, use `DateRangePicker`. */
export function PeriodChoice({ value, onChange }: PeriodChoiceProps) {
  const { t } = useLingui();
  return (
    <SegmentedControl
      label={t`Period`}
      options={[
        { value: 'daily', label: t`Daily` },
        { value: 'monthly', label: t`Monthly` },
        { value: 'yearly', label: t`Yearly` },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
