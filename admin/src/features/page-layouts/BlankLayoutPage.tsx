import { Alert, ButtonLink, MiddleOfPage, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';

/** `/page-layout/layout-blank`: a page without menu, navbar and footer, for what should have the window to itself. */
export function BlankLayoutPage() {
  const { t } = useLingui();
  return (
    <MiddleOfPage>
      <PageTitle title={t`Blank layout`} />
      <Stack gap="l" align="start">
        <h1>
          <Trans>Blank layout</Trans>
        </h1>
        <Alert tone="info" announced="never" title={t`No menu, navbar or footer`}>
          <Trans>Sign-in, messages and print views have no menu, navbar or footer.</Trans>
        </Alert>
        <ButtonLink href={paths.home} variant="outline">
          <Trans>Go to home page</Trans>
        </ButtonLink>
      </Stack>
    </MiddleOfPage>
  );
}
