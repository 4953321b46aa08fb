import { ButtonLink, Card, EmptyState, ListGroup, ListGroupItem, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import type { Shelf } from './knowledge-base.api.ts';
import { articlesLike, wordsOf } from './knowledge-base.find.ts';
import { KnowledgeBaseHead } from './KnowledgeBaseHead.tsx';
import { KnowledgeSearch } from './search/KnowledgeSearch.tsx';

interface MissingPlaceProps {
  shelf: Shelf;
  /** The part of the address that leads nowhere. */
  slug: string;
}

/** A 404 within the app: the search says what was looked for, and articles like it are offered. */
export function MissingPlace({ shelf, slug }: MissingPlaceProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const near = articlesLike(shelf, slug);
  const search = (q: string) =>
    void navigate(`${paths.knowledgeBase}?${new URLSearchParams({ q }).toString()}`, { replace: true });

  return (
    <>
      <KnowledgeBaseHead way={[{ label: t`Page not found` }]} />
      <Stack gap="gap">
        <KnowledgeSearch q={wordsOf(slug)} library={shelf} onSearch={search} />
        <Card>
          <Stack gap="xl">
            <EmptyState
              headingLevel={2}
              title={t`This page doesn't exist (404)`}
              actions={
                <ButtonLink href={paths.knowledgeBase}>
                  <Trans>Go to the knowledge base</Trans>
                </ButtonLink>
              }
            >
              <Trans>The article may have moved, or the link contains a typo.</Trans>
            </EmptyState>
            {near.length > 0 && (
              <ListGroup aria-label={t`Similar articles`}>
                {near.map(({ id, label, href }) => (
                  <ListGroupItem key={id} href={href}>
                    <bdi>{label}</bdi>
                  </ListGroupItem>
                ))}
              </ListGroup>
            )}
          </Stack>
        </Card>
      </Stack>
    </>
  );
}
