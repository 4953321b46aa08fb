import { useLingui } from '@lingui/react/macro';
import { inertDocument } from '../../../lib/markup/markup.ts';
import type { FieldKind } from '../../../lib/merge/merge.types.ts';

/** Turns a value of a field into text, by its own format where it has one. */
export function useValueText(kind: FieldKind, format?: (value: unknown) => string): (value: unknown) => string {
  const { t, i18n } = useLingui();
  if (format) return format;
  return (value) => {
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean')
      return value ? t({ message: 'Yes', context: 'value' }) : t({ message: 'No', context: 'value' });
    if (typeof value === 'number') return value.toLocaleString(i18n.locale);
    if (Array.isArray(value)) return new Intl.ListFormat(i18n.locale).format(value.map(String));
    if (typeof value !== 'string') return JSON.stringify(value);
    return kind === 'markup' ? textOfMarkup(value) : value;
  };
}

const textOfMarkup = (markup: string) => inertDocument(markup).body.textContent.trim();
