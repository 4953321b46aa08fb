import { ButtonLink, MessagePage } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useUser } from '../../session/SessionProvider.tsx';

/** MSC-03: a page that exists, but not for this person. */
export function NotAuthorizedPage() {
  const { t } = useLingui();
  const user = useUser();
  return (
    <>
      <PageTitle title={t`Not authorised`} />
      <MessagePage
        code="403"
        title={t`Your boarding pass is for another gate`}
        description={t`Your account may not open this page. If you need it for your work, ask an administrator for access.`}
        details={
          user
            ? [
                { label: t`Signed in as`, value: user.email },
                { label: t`Role`, value: user.role },
              ]
            : []
        }
        actions={
          <ButtonLink href={paths.home}>
            <Trans>Back to the start</Trans>
          </ButtonLink>
        }
      />
    </>
  );
}
