import { AuthCover, Button, Inline } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageTitle } from '../routing/PageTitle.tsx';

/**
 * The last resort when a page fails: no technical words, and two ways on. It stands on the cover of the first page, whose
 * code is always there, because a page may fail for want of a network.
 */
export function CrashPage() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Something went wrong`} />
      <AuthCover
        title={t`This page hit turbulence`}
        description={t`Something went wrong on our side and the page had to stop. Loading it again usually helps; what the server has saved is safe.`}
      >
        <Inline>
          <Button onClick={() => location.reload()}>
            <Trans>Load the page again</Trans>
          </Button>
          <Button variant="outline" tone="secondary" onClick={() => location.assign('/')}>
            <Trans>Back to the start</Trans>
          </Button>
        </Inline>
      </AuthCover>
    </>
  );
}
