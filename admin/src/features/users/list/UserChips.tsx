import { Button, Inline } from '@embarque/design-system';
import type { UsersQuery } from '@embarque/mocks/users/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { NO_FILTERS } from '../../../people/users/users.query.ts';
import { useFocusAfterRemoval } from '../../../routing/useFocusAfterRemoval.ts';
import type { UserChip } from './useUserChips.ts';

export interface UserChipsProps {
  chips: readonly UserChip[];
  onChange: (change: UsersQuery) => void;
}

/** The active filters as chips; pressing one removes it. */
export function UserChips({ chips, onChange }: UserChipsProps) {
  const { t } = useLingui();
  const keepFocus = useFocusAfterRemoval(chips.length);
  if (chips.length === 0) return null;

  const remove = (chip: HTMLElement, change: UsersQuery) => {
    const next = chip.nextElementSibling;
    // The last chip takes the "Clear all" button with it.
    if (chips.length > 1 && next instanceof HTMLElement) next.focus();
    else keepFocus();
    onChange(change);
  };

  return (
    <Inline role="group" aria-label={t`Active filters`} gap="s">
      {chips.map(({ text, change }) => (
        <Button
          key={text}
          variant="soft"
          size="small"
          shape="round"
          icon={X}
          aria-label={t`Remove filter: ${text}`}
          onClick={({ currentTarget }) => remove(currentTarget, change)}
        >
          {text}
        </Button>
      ))}
      <Button
        variant="ghost"
        size="small"
        onClick={() => {
          keepFocus();
          onChange(NO_FILTERS);
        }}
      >
        <Trans>Clear all</Trans>
      </Button>
    </Inline>
  );
}
