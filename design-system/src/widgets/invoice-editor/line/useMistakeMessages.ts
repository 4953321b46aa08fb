import { useLingui } from '@lingui/react/macro';
import { LARGEST } from '../../../lib/money/money.ts';
import type { LineFieldName, LineMistake } from '../model/editable-line.ts';
import { amountIn, formatFigure, PERCENT, QUANTITY } from '../model/figures.ts';

type MessageOf = (field: LineFieldName, mistake: LineMistake | undefined) => string | undefined;

/** The sentence about a mistake in a field of a line, whose cost is in this currency. */
export function useMistakeMessages(currency: string): MessageOf {
  const { t } = useLingui();
  const missing: Partial<Record<LineFieldName, string>> = {
    item: t`Name the item.`,
    price: t`Enter a cost.`,
    quantity: t`Enter a quantity.`,
  };
  return (field, mistake) => {
    if (mistake === undefined) return undefined;
    if (mistake === 'missing') return missing[field] ?? t`Enter a number.`;
    const most = mostOf(field, currency);
    return mistake === 'negative' ? t`Not below zero.` : t`At most ${most}.`;
  };
}

function mostOf(field: LineFieldName, currency: string): string {
  if (field === 'price') return formatFigure(LARGEST.price, amountIn(currency));
  if (field === 'quantity') return formatFigure(LARGEST.quantity, QUANTITY);
  return `${formatFigure(LARGEST.rate, PERCENT)} %`;
}
