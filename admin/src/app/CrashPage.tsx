import { Button, MessagePage } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageTitle } from '../routing/PageTitle.tsx';

/** The last resort when a page fails: no technical words, and two ways on. */
export function CrashPage() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Something went wrong`} />
      <MessagePage
        title={t`This page hit turbulence`}
        description={t`Something went wrong on our side and the page had to stop. Loading it again usually helps; what the server has saved is safe.`}
        actions={
          <>
            <Button onClick={() => location.reload()}>
              <Trans>Load the page again</Trans>
            </Button>
            <Button variant="outline" onClick={() => location.assign('/')}>
              <Trans>Back to the start</Trans>
            </Button>
          </>
        }
      />
    </>
  );
}
