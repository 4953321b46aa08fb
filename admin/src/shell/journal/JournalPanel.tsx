import {
  EmptyState,
  ErrorState,
  HighlightScope,
  SearchField,
  Select,
  SidePanel,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@embarque/design-system';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ErrorText } from '../../http/response/ErrorText.tsx';
import { useJournal } from '../../outbox/journal/useJournal.ts';
import { findChanges, type ListedChange } from './journal.list.ts';
import { JournalDays } from './JournalDays.tsx';
import { useListedChanges } from './useListedChanges.ts';

const ALL = 'all';

/** Lists what the signed-in person has changed, the latest first, and undoes it. */
export function JournalPanel({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { changes, result } = useListedChanges(useJournal());
  return (
    <SidePanel isOpen title={t`Your changes`} size="medium" onClose={onClose}>
      {changes ? (
        <FoundChanges changes={changes} onClose={onClose} />
      ) : result.error && !result.isLoading ? (
        <ErrorState title={t`Couldn't load your changes`} onRetry={result.tryAgain}>
          <ErrorText error={result.error} />
        </ErrorState>
      ) : (
        <Stack aria-hidden>
          <Skeleton shape="block" style={{ blockSize: '2.5rem' }} />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Stack>
      )}
    </SidePanel>
  );
}

interface FoundChangesProps {
  changes: readonly ListedChange[];
  onClose: () => void;
}

function FoundChanges({ changes, onClose }: FoundChangesProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [feature, setFeature] = useState<string>(ALL);
  const [announcement, announce] = useState('');
  const pages = new Map(changes.map((change) => [change.feature.id, change.feature.title]));
  const chosen = pages.has(feature) ? feature : null;
  const found = findChanges(changes, { search, feature: chosen });
  const count = found.length;
  if (changes.length === 0) return <NothingChanged />;
  return (
    <Stack>
      <SearchField
        label={t`Search your changes`}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          announce('');
        }}
      />
      {pages.size > 1 && (
        <Select
          label={t({ message: 'Page', context: 'of the app' })}
          value={chosen ?? ALL}
          options={[{ value: ALL, label: t`All pages` }, ...[...pages].map(([value, label]) => ({ value, label }))]}
          onChange={({ value }) => setFeature(value)}
        />
      )}
      <VisuallyHidden role="status">
        {announcement || <Plural value={count} one="# change" other="# changes" />}
      </VisuallyHidden>
      <HighlightScope query={search}>
        {count > 0 ? (
          <JournalDays changes={found} announce={announce} onLeave={onClose} />
        ) : (
          <EmptyState title={t`No change found`}>
            <Trans>Try another word, or search all pages.</Trans>
          </EmptyState>
        )}
      </HighlightScope>
    </Stack>
  );
}

function NothingChanged() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`No changes yet`}>
      <Trans>What you change anywhere in the app is listed here, and can be undone.</Trans>
    </EmptyState>
  );
}
