import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/buttons/Button.tsx';
import { ButtonLink } from '../../components/buttons/ButtonLink.tsx';
import { MessagePage } from './MessagePage.tsx';

export function NotFound() {
  const { t } = useLingui();
  return (
    <MessagePage
      code="404"
      title={t`No flight leaves for this address`}
      description={t`The page may have moved, or the address may contain a typo. Check it, or go to sales.`}
      details={[
        { label: t`From`, value: '/sales' },
        { label: t`To`, value: '/salse/EM-2041' },
        { label: t`Status`, value: t`Not found` },
      ]}
      actions={
        <ButtonLink href="/sales">
          <Trans>Go to sales</Trans>
        </ButtonLink>
      }
    />
  );
}

export function NotAuthorised() {
  const { t } = useLingui();
  return (
    <MessagePage
      code="403"
      title={t`This gate is not open to you`}
      description={t`Your account doesn't have access to this page. If you need it, ask an administrator.`}
      details={[
        { label: t`Passenger`, value: 'Tatiane Rocha' },
        { label: t`Role`, value: t`client` },
        { label: t`Gate`, value: '/sales' },
      ]}
      actions={
        <>
          <ButtonLink href="/access-control">
            <Trans>Go to my start page</Trans>
          </ButtonLink>
          <ButtonLink href="/login" variant="ghost" tone="secondary">
            <Trans>Use another account</Trans>
          </ButtonLink>
        </>
      }
    />
  );
}

export function LastResort() {
  const { t } = useLingui();
  return (
    <MessagePage
      title={t`Something on our side gave way`}
      description={t`The page stopped working. What you saved is safe; what you were typing here may be lost.`}
      details={[
        { label: t`Page`, value: '/sales' },
        { label: t`At`, value: '09:42' },
      ]}
      actions={
        <Button>
          <Trans>Reload page</Trans>
        </Button>
      }
    />
  );
}

export function Maintenance() {
  const { t } = useLingui();
  return (
    <MessagePage
      title={t`The app is down for maintenance`}
      description={t`Policies and data plans already sold keep working. You can sign in again when we are back.`}
      details={[
        { label: t`Closed at`, value: '02:00' },
        { label: t`Back at`, value: '02:45' },
      ]}
    />
  );
}

export function WithinAPage() {
  const { t } = useLingui();
  return (
    <MessagePage
      variant="section"
      code="404"
      title={t`No sale has this number`}
      description={t`It may have been deleted since the list was loaded.`}
      actions={
        <ButtonLink href="/sales">
          <Trans>Back to the list</Trans>
        </ButtonLink>
      }
    />
  );
}
