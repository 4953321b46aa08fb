import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { Autocomplete } from './Autocomplete.tsx';
import type { Suggestion } from './suggestions.ts';
import { cities, citiesByDecade, people, useTitles } from './suggestions.samples.ts';

/** Up to four suggestions as soon as something is typed. */
export function Basic() {
  const { t } = useLingui();
  return <Autocomplete label={t`Destination`} suggestions={cities} placeholder={t`Type “po”`} />;
}

/** Suggestions under their headings: airports by the decade they opened in. */
export function Sections() {
  const { t } = useLingui();
  return <Autocomplete label={t`Airport`} suggestions={citiesByDecade} placeholder={t`Type “a”`} />;
}

/** A hundred titles loaded from a server; choosing one opens its page in the UI kit. */
export function FromAServer() {
  const { t } = useLingui();
  const titles = useTitles();
  return (
    <Autocomplete
      label={t`Help pages`}
      suggestions={titles}
      description={titles.length === 0 ? t`Loading titles…` : undefined}
    />
  );
}

/** A face and a name for each suggestion. */
export function CustomRendering() {
  const { t } = useLingui();
  return (
    <Autocomplete
      label={t`Colleague`}
      suggestions={people}
      renderItem={({ label }) => (
        <Inline gap="m">
          <Avatar name={label} size="small" isDecorative />
          {label}
        </Inline>
      )}
    />
  );
}

/** Shows likely suggestions before anything is typed. */
export function DefaultSuggestions() {
  const { t } = useLingui();
  const [last, setLast] = useState<Suggestion>();
  return (
    <Stack gap="s">
      <Autocomplete
        label={t`Destination`}
        suggestions={cities}
        defaultSuggestions={cities.slice(0, 3)}
        onTake={({ item }) => setLast(item)}
      />
      {last && (
        <p>
          <Trans>Taken: {last.label}</Trans>
        </p>
      )}
    </Stack>
  );
}

/** No more than two suggestions, the best ones. */
export function SearchLimit() {
  const { t } = useLingui();
  return <Autocomplete label={t`Destination`} suggestions={cities} limit={2} />;
}
