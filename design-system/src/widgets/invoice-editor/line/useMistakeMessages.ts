import { useLingui } from '@lingui/react/macro';
import { LARGEST } from '../../../lib/money/money.ts';
import type { LineFieldName, LineMistake } from '../model/editable-line.ts';
import { formatFigure, MONEY, PERCENT, QUANTITY } from '../model/figures.ts';

/** The sentence about a mistake in a field of a line. */
export function useMistakeMessages(): (field: LineFieldName, mistake: LineMistake | undefined) => string | undefined {
  const { t } = useLingui();
  const missing: Partial<Record<LineFieldName, string>> = {
    item: t`Name the item.`,
    price: t`Enter a cost.`,
    quantity: t`Enter a quantity.`,
  };
  return (field, mistake) => {
    if (mistake === undefined) return undefined;
    if (mistake === 'missing') return missing[field] ?? t`Enter a number.`;
    const most = mostOf(field);
    return mistake === 'negative' ? t`Not below zero.` : t`At most ${most}.`;
  };
}

function mostOf(field: LineFieldName): string {
  if (field === 'price') return formatFigure(LARGEST.price, MONEY);
  if (field === 'quantity') return formatFigure(LARGEST.quantity, QUANTITY);
  return `${formatFigure(LARGEST.rate, PERCENT)} %`;
}
