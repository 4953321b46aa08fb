import { useLingui } from '@lingui/react/macro';
import { Input } from '../../../forms/field/Control.styles.ts';
import { FigureBox } from '../InvoiceLines.styles.ts';

interface DescriptionCellProps {
  value: string;
  onChange: (value: string) => void;
}

/** A second line about the item. Enter leads to the next line, so it is one line of text. */
export function DescriptionCell({ value, onChange }: DescriptionCellProps) {
  const { t } = useLingui();
  return (
    <FigureBox data-size="small">
      <Input
        data-field="description"
        dir="auto"
        aria-label={t({ message: 'Description', context: 'of a line' })}
        placeholder={t({ message: 'Description', context: 'of a line' })}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </FigureBox>
  );
}
