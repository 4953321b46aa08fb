import { Button, EmptyState, Gallery, Heading, LongPage, SearchField, Stack, useSteps } from '@embarque/design-system';
import type { ExampleGroup } from '@embarque/design-system/examples';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { useSearchText } from '../query/useSearchText.ts';
import { PageHead } from '../navigation/PageHead.tsx';
import { PageTitle } from '../routing/PageTitle.tsx';
import { ExampleCard } from './ExampleCard.tsx';
import { matching } from './kit.search.ts';
import { wayTo } from './kit.menu.ts';

export interface KitPageData {
  /** The path of the page, which is the folder of its examples: `components/buttons`. */
  folder: string;
  groups: readonly ExampleGroup[];
  /** Whether its examples are drawn one with each frame, from the top. */
  comesInSteps: boolean;
}

/** A page of the UI kit: the examples of one folder of the design system, each with the source that one would copy. */
export function KitPage() {
  const { t, i18n } = useLingui();
  const { folder, groups, comesInSteps } = useLoaderData<KitPageData>();
  const [searchParams, setSearchParams] = useSearchParams();
  const query = searchParams.get('q') ?? '';
  const search = useSearchText(query, (q) => setSearchParams(q ? { q } : {}, { replace: true }));

  const way = wayTo(folder).map((title) => i18n._(title));
  const title = way.at(-1) ?? t`UI kit`;
  const found = matching(groups, query, (text) => i18n._(text));
  const examples = found.flatMap((group) => group.examples);
  const hasSeveralWidgets = groups.length > 1;
  const drawn = useSteps(examples.length);
  const isWhole = !comesInSteps || drawn >= examples.length;
  const shown = isWhole ? found : firstOf(found, drawn);

  return (
    <>
      <PageTitle title={title} />
      <PageHead
        title={title}
        description={
          <Plural value={examples.length} one="# example, with its source." other="# examples, with their source." />
        }
        way={way.map((label) => ({ label }))}
        actions={
          <SearchField
            label={t`Search examples`}
            placeholder={t`Search examples`}
            value={search.text}
            onChange={({ target }) => search.setText(target.value)}
          />
        }
      />
      {examples.length === 0 && (
        <EmptyState
          headingLevel={2}
          title={t`No example matches`}
          actions={
            <Button variant="soft" onClick={() => search.setText('')}>
              <Trans>Show all examples</Trans>
            </Button>
          }
        >
          <Trans>Try another search.</Trans>
        </EmptyState>
      )}
      <LongPage
        aria-busy={!isWhole || undefined}
        label={t`On this page`}
        sections={
          hasSeveralWidgets
            ? found.map((group) => ({ id: group.id, title: i18n._(group.title) }))
            : examples.map((example) => ({ id: example.id, title: i18n._(example.title) }))
        }
      >
        <Stack gap="xxl">
          {shown.map(({ id, title: heading, examples: ofWidget }) => (
            <Gallery key={id} as="section" aria-labelledby={hasSeveralWidgets ? id : undefined}>
              {hasSeveralWidgets && (
                <Heading level={2} id={id} tabIndex={-1}>
                  {i18n._(heading)}
                </Heading>
              )}
              {ofWidget.map((example) => (
                <ExampleCard key={example.id} example={example} headingLevel={hasSeveralWidgets ? 3 : 2} />
              ))}
            </Gallery>
          ))}
        </Stack>
      </LongPage>
    </>
  );
}

/** The groups with so many examples as are drawn by now. */
function firstOf(groups: readonly ExampleGroup[], count: number): ExampleGroup[] {
  const first = new Set(groups.flatMap(({ examples }) => examples).slice(0, count));
  return groups
    .map((group) => ({ ...group, examples: group.examples.filter((example) => first.has(example)) }))
    .filter(({ examples }) => examples.length > 0);
}
