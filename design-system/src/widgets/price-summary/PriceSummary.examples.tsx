import { useLingui } from '@lingui/react/macro';
import { PriceSummary } from './PriceSummary.tsx';

/** What is saved stands out, and so does the total. What costs nothing says so in words. */
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
