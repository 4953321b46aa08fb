import { useId } from 'react';
import type { FigureKind } from '../model/figures.ts';
import { Figure, FigureBox, FigureInput, FigureLabel, Mistake } from '../InvoiceLines.styles.ts';
import { FigureNote } from './FigureCell.styles.ts';
import { useFigure } from './useFigure.ts';

interface FigureCellProps {
  /** Its name for the keys that lead from line to line. */
  field?: string;
  label: string;
  /**
   * Whether the label is seen where no column has a head, or only heard.
   * @default 'narrow'
   */
  labelVisibility?: 'narrow' | 'hidden';
  /** The whole number; `null` for none. */
  value: number | null;
  kind: FigureKind;
  /** The sentence about a mistake, shown once the field was left. */
  mistake: string | undefined;
  /**
   * The value of an emptied field.
   * @default null
   */
  empty?: 0 | null;
  /** Whether mistakes are shown also before the field was left. */
  showsMistakes: boolean;
  /** Called with each figure while it is typed; `null` when it is none. */
  onChange: (value: number | null) => void;
}

/** A figure of an invoice. It is plain, because an invoice has hundreds of them; it takes what `MoneyField` takes. */
export function FigureCell({ field, label, value, kind, mistake, empty = null, ...props }: FigureCellProps) {
  const { labelVisibility = 'narrow', showsMistakes, onChange } = props;
  const id = useId();
  const { typed, isLeft, errorMessage, note, input } = useFigure({ value, kind, empty, onChange });
  const said = (isLeft || showsMistakes) && (errorMessage ?? mistake);

  return (
    <Figure>
      <FigureLabel htmlFor={id} data-hidden={labelVisibility === 'hidden' || undefined}>
        {label}
      </FigureLabel>
      <FigureBox data-size="small">
        <FigureInput
          id={id}
          data-field={field}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={Boolean(said)}
          aria-describedby={said || note ? `${id}-message` : undefined}
          {...input}
        />
      </FigureBox>
      <div id={`${id}-message`}>
        {said && <Mistake>{said}</Mistake>}
        {/* It is there before its text, so that screen readers announce it. */}
        {(typed !== undefined || note) && <FigureNote role="status">{note}</FigureNote>}
      </div>
    </Figure>
  );
}
