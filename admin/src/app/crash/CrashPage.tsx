import { AuthCover, Button, Inline, useWhenOnline } from '@embarque/design-system';
import { Trans } from '@lingui/react/macro';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { usePageFailure } from '../../routing/usePageFailure.ts';

/**
 * The last resort when a page fails and there is no menu around it. It stands on the cover of the first page, whose code is
 * always there, because a page may fail for want of a network.
 */
export function CrashPage() {
  const { name, title, text, tryAgain, isTrying, isReloadOffered } = usePageFailure();
  useWhenOnline(tryAgain);
  return (
    <>
      <PageTitle title={name} />
      <AuthCover title={title} description={text}>
        <Inline>
          {tryAgain && (
            <Button isBusy={isTrying} onClick={tryAgain}>
              <Trans>Try again</Trans>
            </Button>
          )}
          {isReloadOffered && (
            <Button variant={tryAgain ? 'outline' : 'solid'} onClick={() => location.reload()}>
              <Trans>Reload page</Trans>
            </Button>
          )}
          {!tryAgain && (
            <Button variant="outline" tone="secondary" onClick={() => location.assign('/')}>
              <Trans>Go to home page</Trans>
            </Button>
          )}
        </Inline>
      </AuthCover>
    </>
  );
}
