import { MailSearch } from '@embarque/design-system/mail';
import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { useSearchText } from '../../../listing/useSearchText.ts';
import type { Mailbox } from '../mailbox/mailbox.types.ts';

interface EmailSearchProps extends Pick<Mailbox, 'place' | 'go'> {
  hasLetters: boolean;
  ref: Ref<HTMLInputElement>;
}

/** Narrows the list while the reader types. What was typed last in one folder is not looked for in the next. */
export function EmailSearch(props: EmailSearchProps) {
  const { folder, label } = props.place;
  return <SearchOfList key={label ?? folder} {...props} />;
}

function SearchOfList({ place, go, hasLetters, ref }: EmailSearchProps) {
  const { t } = useLingui();
  // Each letter would be a step back otherwise.
  const { text, setText } = useSearchText(place.q, (q) => go({ q }, { replace: true }));
  return (
    <MailSearch
      ref={ref}
      label={t`Search mails`}
      placeholder={t`Search sender or subject`}
      shortcut={hasLetters ? '/' : undefined}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
