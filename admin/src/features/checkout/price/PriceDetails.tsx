import { type PriceLine, PriceSummary } from '@embarque/design-system';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatInstalments, MAX_INSTALMENTS } from '../../../cart/product/instalments.ts';
import { percentOf, type Totals } from './checkout.totals.ts';

export interface PriceDetailsProps {
  totals: Totals;
  coupon?: string | null;
  /**
   * Whether monthly instalments are shown.
   * @default false
   */
  hasInstalments?: boolean;
  /** Lines before the sums, such as the ordered products. */
  before?: readonly PriceLine[];
}

/** The price part by part; parts of zero are left out. */
export function PriceDetails({ totals, coupon = null, hasInstalments = false, before = [] }: PriceDetailsProps) {
  const { t } = useLingui();
  const percent = percentOf(coupon);
  const lines: (PriceLine | false)[] = [
    ...before,
    {
      label: <Plural value={totals.pieces} one="Price of # item" other="Price of # items" />,
      amount: totals.items / 100,
    },
    totals.discount > 0 && { label: t`Offers`, amount: -totals.discount / 100, emphasis: 'saving' },
    totals.coupon > 0 && {
      label: coupon === null ? t`Coupon discount` : t`Coupon ${coupon} (${percent}%)`,
      amount: -totals.coupon / 100,
      emphasis: 'saving',
    },
    { label: t`Estimated tax`, amount: totals.tax / 100 },
    hasInstalments &&
      totals.payable > 0 && {
        label: t`Instalments`,
        amount: <bdi dir="ltr">{formatInstalments(totals.payable, MAX_INSTALMENTS)}</bdi>,
      },
    totals.delivery > 0
      ? { label: t`Delivery charges`, amount: totals.delivery / 100 }
      : { label: t`Delivery charges`, amount: t({ message: 'Free', context: 'price' }), emphasis: 'saving' },
    totals.giftCard > 0 && { label: t`Gift card`, amount: -totals.giftCard / 100, emphasis: 'saving' },
    { label: <Trans>Total</Trans>, amount: totals.payable / 100, emphasis: 'total' },
  ];
  return <PriceSummary lines={lines.filter((line) => line !== false)} />;
}
