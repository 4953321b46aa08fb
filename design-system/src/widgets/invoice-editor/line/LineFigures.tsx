import { useLingui } from '@lingui/react/macro';
import { type EditableLine, type LineFields, type lineMistakes, taxesOf } from '../model/editable-line.ts';
import { amountIn, PERCENT, QUANTITY } from '../model/figures.ts';
import { Cell } from '../InvoiceLines.styles.ts';
import { FigureCell } from './FigureCell.tsx';
import { useMistakeMessages } from './useMistakeMessages.ts';

interface LineFiguresProps {
  line: EditableLine;
  mistakes: ReturnType<typeof lineMistakes>;
  /** The currency's code. */
  currency: string;
  showsMistakes: boolean;
  onChange: (fields: Partial<LineFields>) => void;
}

/** Cost, quantity, discount and taxes of a line. */
export function LineFigures({ line, mistakes, currency, showsMistakes, onChange }: LineFiguresProps) {
  const { t } = useLingui();
  const messageOf = useMistakeMessages(currency);
  const taxes = taxesOf(line.taxes);
  const figure = { showsMistakes };
  const setTax = (index: number, rate: number | null) => onChange({ taxes: taxes.with(index, rate ?? 0) });

  return (
    <>
      <Cell $area="price">
        <FigureCell
          {...figure}
          field="price"
          label={t({ message: 'Cost', context: 'invoice' })}
          value={line.price}
          kind={amountIn(currency)}
          mistake={messageOf('price', mistakes.price)}
          onChange={(price) => onChange({ price })}
        />
      </Cell>
      <Cell $area="quantity">
        <FigureCell
          {...figure}
          field="quantity"
          label={t({ message: 'Qty', context: 'quantity' })}
          value={line.quantity}
          kind={QUANTITY}
          mistake={messageOf('quantity', mistakes.quantity)}
          onChange={(quantity) => onChange({ quantity })}
        />
      </Cell>
      <Cell $area="discount">
        <FigureCell
          {...figure}
          field="discount"
          label={t`Discount %`}
          value={line.discount}
          kind={PERCENT}
          mistake={messageOf('discount', mistakes.discount)}
          empty={0}
          onChange={(discount) => onChange({ discount: discount ?? 0 })}
        />
      </Cell>
      <Cell $area="tax">
        {taxes.slice(0, 2).map((rate, index) => (
          <FigureCell
            key={index === 0 ? 'first' : 'second'}
            {...figure}
            field={index === 0 ? 'tax' : 'secondTax'}
            label={index === 0 ? t`Tax %` : t`Second tax %`}
            value={rate}
            kind={PERCENT}
            mistake={messageOf('tax', index === 0 ? mistakes.tax : mistakes.secondTax)}
            empty={0}
            onChange={(next) => setTax(index, next)}
          />
        ))}
      </Cell>
    </>
  );
}
