import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { Autocomplete } from '../../../components/auto-complete/Autocomplete.tsx';
import { type EditableLine, type LineFields, taxesOf } from '../model/editable-line.ts';
import type { PricedItem } from './line-events.ts';

interface ItemCellProps {
  line: EditableLine;
  items: readonly PricedItem[];
  mistake: string | undefined;
  showsMistakes: boolean;
  onChange: (fields: Partial<LineFields>) => void;
}

/** The name of what is sold: one of the price list, which brings its price and taxes, or any other. */
export function ItemCell({ line, items, mistake, showsMistakes, onChange }: ItemCellProps) {
  const { t } = useLingui();
  const [isLeft, setLeft] = useState(false);
  const suggestions = useMemo(() => items.map((item) => ({ ...item, id: item.name, label: item.name })), [items]);
  const said = isLeft || showsMistakes ? mistake : undefined;

  return (
    <div data-field-of="item" onBlur={() => setLeft(true)}>
      <Autocomplete
        size="small"
        label={t({ message: 'Item', context: 'of an invoice' })}
        labelVisibility="hidden"
        clearsOnEscape={false}
        placeholder={t`Item or service`}
        suggestions={suggestions}
        {...(line.item === '' && { defaultSuggestions: suggestions })}
        value={line.item}
        errorMessage={said}
        onChange={({ value }) => onChange({ item: value })}
        onTake={({ item: { name, price, taxes } }) => onChange({ item: name, price, taxes: taxesOf(taxes) })}
      />
    </div>
  );
}
