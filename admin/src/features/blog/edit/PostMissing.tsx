import { ButtonLink, Card, EmptyState } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../../navigation/PageHead.tsx';
import { paths } from '../../../paths.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';

/** Stands in place of a post that does not exist. */
export function PostMissing() {
  const { t } = useLingui();
  const title = t`Edit post`;
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} way={[{ label: t`Blog`, href: paths.blog }, { label: title }]} />
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
    </>
  );
}
