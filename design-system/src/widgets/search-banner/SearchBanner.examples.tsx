import { useLingui } from '@lingui/react/macro';
import { SearchField } from '../../forms/elements/input/search/SearchField.tsx';
import { HelpPicture } from './HelpPicture.tsx';
import { SearchBanner } from './SearchBanner.tsx';

export function Questions() {
  const { t } = useLingui();
  return (
    <SearchBanner title={t`How can we help?`} description={t`Search policies, eSIMs and orders.`}>
      <SearchField label={t`Search questions`} placeholder={t`Search questions`} size="large" />
    </SearchBanner>
  );
}

/** Shown beside answers, in the colours of the skin. */
export function Picture() {
  const { t } = useLingui();
  return <HelpPicture label={t`A suitcase, an eSIM and a boarding pass`} style={{ maxInlineSize: 280 }} />;
}
