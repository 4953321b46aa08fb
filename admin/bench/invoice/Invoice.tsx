import { Stack } from '@embarque/design-system';
import {
  type EditableLine,
  EMPTY_LINE,
  InvoiceLines,
  InvoiceSums,
  moneyLineOf,
} from '@embarque/design-system/invoice-editor';
import { invoiceTotals, type MoneyDiscount } from '@embarque/design-system/money';
import { useState } from 'react';

const items = [
  { name: 'eSIM Europe 10 GB', price: 13_990, taxes: [1800] },
  { name: 'Annual multi-trip insurance', price: 249_800, taxes: [738] },
];

const linesOf = (count: number): EditableLine[] =>
  Array.from({ length: count }, (_, index) => ({
    ...EMPTY_LINE,
    item: `Transfer ${index}`,
    price: 9990 + index,
    quantity: 1000 * ((index % 9) + 1),
    taxes: [index % 2 === 0 ? 1800 : 738],
    id: `line ${index}`,
  }));

/** An invoice that is written, with the sums that follow its lines. */
export function Invoice({ count }: { count: number }) {
  const [lines, setLines] = useState(() => linesOf(count));
  const [discount, setDiscount] = useState<MoneyDiscount>({ kind: 'amount', cents: 2800 });
  return (
    <Stack gap="l">
      <InvoiceLines
        label="Items"
        lines={lines}
        items={items}
        onChange={({ id, fields }) =>
          setLines((before) => before.map((line) => (line.id === id ? { ...line, ...fields } : line)))
        }
        onAdd={({ index, lines: added }) => {
          const made = added.map((fields) => ({ ...EMPTY_LINE, ...fields, id: crypto.randomUUID() }));
          setLines((before) => before.toSpliced(index, 0, ...made));
        }}
        onReplace={() => {}}
        onRemove={({ line }) => setLines((before) => before.filter(({ id }) => id !== line.id))}
        onMove={() => {}}
      />
      <InvoiceSums
        totals={invoiceTotals({ lines: lines.map(moneyLineOf), discount, paid: 0 })}
        discount={discount}
        onDiscountChange={(change) => setDiscount(change.discount)}
      />
    </Stack>
  );
}
