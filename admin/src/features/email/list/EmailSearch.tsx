import { MailSearch } from '@embarque/design-system/mail';
import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { useSearchText } from '../../../query/useSearchText.ts';
import type { Mailbox } from '../mailbox/mailbox.types.ts';
import { isWritten } from '../model/email.layout.ts';

interface EmailSearchProps extends Pick<Mailbox, 'place' | 'go'> {
  hasShortcuts: boolean;
  ref: Ref<HTMLInputElement>;
}

/** Filters while typing; the text of one folder is not carried over to the next. */
export function EmailSearch(props: EmailSearchProps) {
  const { folder, label } = props.place;
  return <SearchOfList key={label ?? folder} {...props} />;
}

function SearchOfList({ place, go, hasShortcuts, ref }: EmailSearchProps) {
  const { t } = useLingui();
  // Replaces the entry, or each letter would be a step back.
  const { text, setText } = useSearchText(place.q, (q) => go({ q }, { replace: true }));
  return (
    <MailSearch
      ref={ref}
      label={t`Search mail`}
      placeholder={isWritten(place.folder) ? t`Search recipient or subject` : t`Search sender or subject`}
      shortcut={hasShortcuts ? '/' : undefined}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
