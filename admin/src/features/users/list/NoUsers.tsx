import { Button, EmptyState } from '@embarque/design-system';
import type { UsersQuery } from '@embarque/mocks/users/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { GuardedButton } from '../../../access/GuardedButton.tsx';
import { NO_FILTERS } from '../../../people/users/users.query.ts';
import { useFocusAfterRemoval } from '../../../routing/useFocusAfterRemoval.ts';
import { attempts } from '../users.attempts.ts';
import type { UserChip } from './useUserChips.ts';

export interface NoUsersProps {
  /** The active filters. */
  chips: readonly UserChip[];
  onChange: (change: UsersQuery) => void;
  onCreate: () => void;
}

/** The list without a match: it names the filters, and offers to drop each of them. */
export function NoUsers({ chips, onChange, onCreate }: NoUsersProps) {
  const { t, i18n } = useLingui();
  const keepFocus = useFocusAfterRemoval(chips.length);
  const change = (next: UsersQuery) => {
    keepFocus();
    onChange(next);
  };
  if (chips.length === 0) {
    return (
      <EmptyState
        title={t`No users yet`}
        actions={
          <GuardedButton attempt={attempts.invite} icon={UserPlus} onClick={onCreate}>
            <Trans>Add the first user</Trans>
          </GuardedButton>
        }
      >
        <Trans>People of your agencies appear here as soon as they are added or invited.</Trans>
      </EmptyState>
    );
  }
  const filters = new Intl.ListFormat(i18n.locale).format(chips.map(({ text }) => text));
  return (
    <EmptyState
      title={t`No matching users`}
      actions={
        <>
          {chips.length > 1 &&
            chips.map(({ text, change: without }) => (
              <Button key={text} variant="soft" onClick={() => change(without)}>
                <Trans>Drop {text}</Trans>
              </Button>
            ))}
          <Button variant="outline" tone="secondary" onClick={() => change(NO_FILTERS)}>
            <Trans>Clear search and filters</Trans>
          </Button>
        </>
      }
    >
      <Trans>Nobody matches {filters}.</Trans>
    </EmptyState>
  );
}
