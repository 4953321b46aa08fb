import type { SearchFieldProps } from '../../forms/elements/input/search/SearchField.tsx';
import { SearchField } from '../../forms/elements/input/search/SearchField.tsx';
import { Kbd } from '../../ui-element/typography/Kbd.tsx';
import { SearchHint, SearchRoot } from './MailBox.styles.ts';

export interface MailSearchProps extends SearchFieldProps {
  /** The key that leads here, shown while the field is empty. */
  shortcut?: string | undefined;
}

/** The search field of a mailbox. Ref and rest go to the native input. */
export function MailSearch({ shortcut, ...rest }: MailSearchProps) {
  return (
    <SearchRoot>
      <SearchField {...rest} aria-keyshortcuts={shortcut} />
      {shortcut && (
        <SearchHint aria-hidden>
          <Kbd>{shortcut}</Kbd>
        </SearchHint>
      )}
    </SearchRoot>
  );
}
