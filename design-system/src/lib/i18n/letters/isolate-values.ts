import type { I18n, MessageDescriptor } from '@lingui/core';
import { isolated } from './letters.ts';

type Values = Record<string, unknown>;

/**
 * Isolates the names in all sentences of these texts. A value that is a message is read in the language of the sentence; one that
 * is neither stays as it is.
 */
export function isolateValues(i18n: I18n): I18n {
  const translate: I18n['_'] = i18n._.bind(i18n);
  const withNames: I18n['_'] = (id: string | MessageDescriptor, values?: Values, options?: object) =>
    typeof id === 'string'
      ? translate(id, values && isolatedIn(values, options ? withoutTags : asIs), options)
      : translate(id.values ? { ...id, values: isolatedIn(id.values, asIs) } : id);
  const isolatedIn = (values: Values, plain: (text: string) => string): Values =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const text = isMessage(value) ? withNames(value) : value;
        return [name, typeof text === 'string' ? isolated(plain(text)) : text];
      }),
    );
  return Object.assign(i18n, { _: withNames, t: withNames });
}

const isMessage = (value: unknown): value is MessageDescriptor =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

const asIs = (text: string) => text;

/** `Trans`, which alone gives options, looks for its elements in names too: in `<b>` it would find one that it does not know. */
const withoutTags = (text: string) => (/^<\d+\/>$/.test(text) ? text : text.replaceAll(/<(?=\w)/g, '<\u2060'));
