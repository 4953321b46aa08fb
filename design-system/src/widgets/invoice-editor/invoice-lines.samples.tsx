import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { invoiceTotals, type MoneyDiscount } from '../../lib/money/money.ts';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import type { InvoiceLinesProps } from './invoice-lines.types.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import type { PricedItem } from './line/line-events.ts';
import { EMPTY_LINE, type EditableLine, type LineFields, moneyLineOf } from './model/editable-line.ts';
import { InvoiceSums } from './sums/InvoiceSums.tsx';

export const pricedItems: readonly PricedItem[] = [
  { name: 'Annual multi-trip insurance', price: 249_800, taxes: [738] },
  { name: 'Family trip insurance', price: 68_900, taxes: [738] },
  { name: 'eSIM Europe 10 GB', price: 13_990, taxes: [1800] },
  { name: 'eSIM Japan 5 GB', price: 9990, taxes: [1800] },
  { name: 'Airport transfer', price: 8000, taxes: [] },
];

export function sampleLine(id: string, fields: Partial<LineFields> = {}): EditableLine {
  return { ...EMPTY_LINE, item: 'eSIM Europe 10 GB', price: 13_990, taxes: [1800], ...fields, id };
}

export const sampleLines: readonly EditableLine[] = [
  sampleLine('one', { description: 'For the sales team in Lisbon', quantity: 12_000, discount: 500 }),
  sampleLine('two', { item: 'Annual multi-trip insurance', price: 249_800, taxes: [738] }),
];

type OwnerProps = Pick<Partial<InvoiceLinesProps>, 'showsMistakes' | 'currency'> & { start: readonly EditableLine[] };

/** Keeps the lines of an example. */
export function LinesOwner({ start, showsMistakes, currency = 'BRL' }: OwnerProps) {
  const { t } = useLingui();
  const [lines, setLines] = useState(start);
  const [discount, setDiscount] = useState<MoneyDiscount>({ kind: 'amount', cents: 2800 });
  const [count, setCount] = useState(0);
  return (
    <Stack gap="l">
      <InvoiceLines
        label={t`Items of the invoice`}
        lines={lines}
        items={pricedItems}
        currency={currency}
        {...(showsMistakes && { showsMistakes })}
        onChange={({ id, fields }) =>
          setLines((before) => before.map((line) => (line.id === id ? { ...line, ...fields } : line)))
        }
        onAdd={({ index, lines: added, replacing }) => {
          const made = added.map((fields, offset) => ({ ...EMPTY_LINE, ...fields, id: `new ${count + offset}` }));
          setCount(count + added.length);
          setLines((before) => before.toSpliced(index, replacing === undefined ? 0 : 1, ...made));
        }}
        onReplace={({ index, count: gone, lines: restored }) =>
          setLines((before) => before.toSpliced(index, gone, ...restored))
        }
        onRemove={({ line }) => setLines((before) => before.filter((each) => each !== line))}
        onMove={({ id, index }) =>
          setLines((before) => {
            const moved = before.filter((line) => line.id === id);
            return before.filter((line) => line.id !== id).toSpliced(index, 0, ...moved);
          })
        }
      />
      <InvoiceSums
        totals={invoiceTotals({ lines: lines.map(moneyLineOf), discount, paid: 0 })}
        currency={currency}
        discount={discount}
        onDiscountChange={(change) => setDiscount(change.discount)}
      />
    </Stack>
  );
}
