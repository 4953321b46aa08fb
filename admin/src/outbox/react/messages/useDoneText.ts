import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Entry } from '../../outbox.types.ts';
import { severalMessage } from './done-toasts.ts';

/** The text of the toast about commands of one kind: by name for one, and by number for several. */
export function useDoneText(): (entries: readonly Entry[]) => string {
  const { i18n, t } = useLingui();
  return (entries) => {
    const texts = new Set(entries.map(({ description: { done } }) => (done ? i18n._(done) : '')));
    const [text = ''] = texts;
    if (entries.length === 1) return text;
    const several = severalMessage(entries);
    if (several) return i18n._(several);
    return texts.size === 1 ? text : t`${plural(entries.length, { one: '# change', other: '# changes' })}`;
  };
}
