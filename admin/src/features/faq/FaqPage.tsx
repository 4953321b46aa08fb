import { HighlightScope, SearchBanner, Stack, VisuallyHidden } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { PageHead } from '../../navigation/PageHead.tsx';
import { useQuery } from '../../query/useQuery.ts';
import { withParams } from '../../query/search-params.ts';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useShortcuts } from '../../shortcuts/useShortcuts.ts';
import { faqCalls } from './faq.api.ts';
import { faqShortcuts } from './faq.shortcuts.ts';
import { countOf, topicsOf } from './faq.topics.ts';
import { FaqContact } from './FaqContact.tsx';
import { FaqResults } from './FaqResults.tsx';
import { FaqSearch } from './FaqSearch.tsx';

/** `/pages/faq`: the URL holds the search, the topic and the open entry. */
export function FaqPage() {
  const { t } = useLingui();
  const [searchParams, changeSearchParams] = useSearchQuery();
  const q = searchParams.get('q') ?? '';
  const result = useQuery(faqCalls.find, { q });
  const field = useRef<HTMLInputElement>(null);
  useShortcuts(faqShortcuts, () => field.current?.focus());

  const search = (text: string) => changeSearchParams((current) => withParams(current, { q: text }), { replace: true });
  const count = result.data && !result.isLoading ? countOf(topicsOf(result.data)) : null;

  return (
    <>
      <PageTitle title={t`FAQ`} />
      <PageHead title={t`FAQ`} way={[{ label: t`Pages` }, { label: t`FAQ` }]} />
      <Stack gap="gap">
        <SearchBanner title={t`How can we help?`} description={t`Find answers about policies, eSIMs and orders.`}>
          <FaqSearch ref={field} q={q} onSearch={search} />
        </SearchBanner>
        <VisuallyHidden role="status">{q.trim() && count !== null && announcementOf(count)}</VisuallyHidden>
        <HighlightScope query={q}>
          <FaqResults result={result} q={q} chosenTopic={searchParams.get('topic')} onSearch={search} />
        </HighlightScope>
        <FaqContact q={q} />
      </Stack>
    </>
  );

  function announcementOf(found: number) {
    if (found === 0) return t`No answers for “${q}”`;
    return found === 1 ? t`1 answer found` : t`${found} answers found`;
  }
}
