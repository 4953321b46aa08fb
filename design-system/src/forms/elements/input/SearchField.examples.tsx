import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { hasFolded } from '../../../lib/i18n/search/find-folded.ts';
import { Stack } from '../../../page-layout/primitives/Stack.tsx';
import { List, ListItem } from '../../../ui-element/typography/blocks/List.tsx';
import { SearchField } from './search/SearchField.tsx';

const airports = ['LIS Lisbon', 'GRU São Paulo', 'MAD Madrid', 'OPO Porto', 'CDG Paris'];

export function Search() {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const found = airports.filter((airport) => hasFolded(airport, query));
  return (
    <Stack gap="s">
      <SearchField
        label={t`Airport`}
        placeholder={t`Search airports`}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <List marker="none">
        {found.map((airport) => (
          <ListItem key={airport}>{airport}</ListItem>
        ))}
      </List>
    </Stack>
  );
}

export function SearchSizes() {
  const { t } = useLingui();
  return (
    <Stack>
      <SearchField size="large" label={t`Airport`} />
      <SearchField label={t`Airport`} defaultValue="LIS" />
      <SearchField size="small" labelVisibility="shown" label={t`Airport`} />
    </Stack>
  );
}
