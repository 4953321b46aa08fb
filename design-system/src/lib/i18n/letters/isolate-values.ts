import type { I18n, MessageDescriptor } from '@lingui/core';
import { isolated } from './letters.ts';

type Values = Record<string, unknown>;

/** Isolates the names in all sentences of these texts. Values that are no text stay as they are. */
export function isolateValues(i18n: I18n): I18n {
  const translate: I18n['_'] = i18n._.bind(i18n);
  const withNames: I18n['_'] = (id: string | MessageDescriptor, values?: Values, options?: object) =>
    typeof id === 'string'
      ? translate(id, isolatedIn(values), options)
      : translate(id.values ? { ...id, values: isolatedIn(id.values) ?? {} } : id);
  return Object.assign(i18n, { _: withNames, t: withNames });
}

function isolatedIn(values: Values | undefined): Values | undefined {
  if (!values) return values;
  const entries = Object.entries(values);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]),
  );
}
