import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SearchField } from '../../forms/elements/input/search/SearchField.tsx';
import { hasFolded } from '../../lib/i18n/search/find-folded.ts';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { List, ListItem } from '../../ui-element/typography/blocks/List.tsx';
import { Highlight } from './Highlight.tsx';
import { HighlightScope } from './HighlightScope.tsx';

const places = ['São Paulo', 'Łódź', 'Tromsø', 'Straße des 17. Juni', 'Ærøskøbing', 'Đà Nẵng', 'Lisbon'];

export function SearchedList() {
  const { t } = useLingui();
  const [query, setQuery] = useState('sao');
  const found = places.filter((place) => hasFolded(place, query));
  return (
    <Stack gap="s">
      <SearchField
        label={t`Place`}
        placeholder={t`Search places`}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <HighlightScope query={query}>
        <List marker="none">
          {found.map((place) => (
            <ListItem key={place}>
              <Highlight>{place}</Highlight>
            </ListItem>
          ))}
        </List>
      </HighlightScope>
    </Stack>
  );
}

export function NumbersAndDays() {
  return (
    <HighlightScope query="39709,88 2026-11-02" by="words">
      <List>
        <ListItem>
          <Highlight>US$ 39.709,88</Highlight>
        </ListItem>
        <ListItem>
          <Highlight>02/11/2026</Highlight>
        </ListItem>
        <ListItem>
          <Trans>Everything else stays as it is.</Trans>
        </ListItem>
      </List>
    </HighlightScope>
  );
}
