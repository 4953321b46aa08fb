import { useLingui } from '@lingui/react/macro';
import { PriceSummary } from './PriceSummary.tsx';

/** Highlights savings and the total. A price of zero is shown as a word. */
export function InsuranceAndESim() {
  const { t } = useLingui();
  return (
    <PriceSummary
      lines={[
        { label: t`Travel insurance`, amount: 412.5 },
        { label: t`eSIM Europe 10 GB`, amount: 189 },
        { label: t`Discount`, amount: -41.25, emphasis: 'saving' },
        { label: t`Delivery`, amount: t`Free` },
        { label: t`Total`, amount: 560.25, emphasis: 'total' },
      ]}
    />
  );
}
