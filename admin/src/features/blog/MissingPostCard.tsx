import { ButtonLink, Card, EmptyState } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';

/** Stands in place of a post that does not exist. */
export function MissingPostCard() {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState
        headingLevel={2}
        title={t`This post doesn't exist`}
        actions={
          <ButtonLink href={paths.blog}>
            <Trans>Show all posts</Trans>
          </ButtonLink>
        }
      >
        <Trans>It may have been removed, or the link may be mistyped.</Trans>
      </EmptyState>
    </Card>
  );
}
