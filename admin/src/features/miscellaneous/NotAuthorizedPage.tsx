import { MessagePage } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useUser } from '../../session/SessionProvider.tsx';
import { WaysOn } from './WaysOn.tsx';

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
        description={t`Your account doesn't have access to this page. If you need it, ask an administrator.`}
        details={
          user
            ? [
                { label: t`Signed in as`, value: user.email },
                { label: t`Role`, value: user.role },
              ]
            : []
        }
        actions={<WaysOn />}
      />
    </>
  );
}
