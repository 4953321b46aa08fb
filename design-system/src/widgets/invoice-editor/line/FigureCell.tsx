import { useId, useState } from 'react';
import { type FigureKind, formatFigure, isFigureText, readFigure } from '../model/figures.ts';
import { Figure, FigureBox, FigureInput, FigureLabel, Mistake } from '../InvoiceLines.styles.ts';

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
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  // The typed text stays as long as it means the owner's value.
  const read = (text: string) => readFigure(text, kind) ?? empty;
  const isKept = typed !== undefined && read(typed) === value;
  const said = (isLeft || showsMistakes) && mistake;

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
          value={isKept ? typed : formatFigure(value, kind)}
          aria-invalid={Boolean(said)}
          aria-describedby={said ? `${id}-mistake` : undefined}
          onChange={({ target }) => {
            if (!isFigureText(target.value, kind)) return;
            setLeft(false);
            setTyped(target.value);
            const next = read(target.value);
            if (next !== value) onChange(next);
          }}
          onBlur={() => {
            setLeft(true);
            if (value !== null) setTyped(undefined);
          }}
        />
      </FigureBox>
      {said && <Mistake id={`${id}-mistake`}>{said}</Mistake>}
    </Figure>
  );
}
