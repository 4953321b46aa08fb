import { Button, Card, ErrorState, PageHeader } from '@embarque/design-system';
import { Trans } from '@lingui/react/macro';
import { PageTitle } from '../routing/PageTitle.tsx';
import { usePageFailure } from '../routing/usePageFailure.ts';

/** Stands between menu and footer in place of a page that fell over or could not be fetched. */
export function PageFailure() {
  const { name, title, text, tryAgain, isTrying, isReloadOffered } = usePageFailure();
  return (
    <>
      <PageTitle title={name} />
      <PageHeader title={title} />
      <Card>
        <ErrorState
          title={name}
          headingLevel={2}
          {...(tryAgain && { onRetry: tryAgain })}
          isRetrying={isTrying}
          actions={
            isReloadOffered && (
              <Button variant={tryAgain ? 'outline' : 'solid'} onClick={() => location.reload()}>
                <Trans>Reload page</Trans>
              </Button>
            )
          }
        >
          {text}
        </ErrorState>
      </Card>
    </>
  );
}
