import { ButtonLink, Card, DescriptionList, Grid, Inline, Link, PageHeader, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { Activity, WalletCards } from 'lucide-react';
import { phraseOf } from '../../access/actions.ts';
import { useRoleName } from '../../access/useRoleName.ts';
import { config } from '../../config.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useAbility } from '../../session/guards/ability.ts';
import { useUser } from '../../session/SessionProvider.tsx';
import { OwnCover } from './OwnCover.tsx';

/**
 * `/welcome`: the home of a person who has no right to sales. Every link on it leads to a page that is there for them; people
 * with the right who come by the address find the way to the sales.
 */
export function WelcomePage() {
  const { t } = useLingui();
  const user = useUser();
  const seesSales = useAbility().can('read', 'Sale');
  const isCustomer = config.target === 'demo' && !seesSales;
  const name = user?.fullName ?? '';
  const rights = seesSales ? t`You are signed in.` : t`You are signed in. This account has no access to sales.`;
  return (
    <>
      <PageTitle title={t`Your account`} />
      <PageHeader
        title={t`Welcome, ${name}`}
        description={isCustomer ? t`Your policies, eSIMs, orders and invoices in one place.` : rights}
      />
      <Stack gap="gap">
        {isCustomer && user && <OwnCover email={user.email} fullName={user.fullName} />}
        <Grid minCell="22rem" lastRow="stretch">
          <AccountCard />
          <NextCard seesSales={seesSales} />
        </Grid>
      </Stack>
    </>
  );
}

function AccountCard() {
  const { t, i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale);
  const user = useUser();
  const roleName = useRoleName();
  return (
    <Card title={t`Your account`}>
      <DescriptionList
        items={[
          { term: t`Name`, value: user?.fullName },
          { term: t`Email`, value: user?.email },
          { term: t`Role`, value: roleName(user?.role) },
          {
            term: t({ message: 'You can', context: 'rights' }),
            value: list.format(user?.ability.map(({ action, subject }) => i18n._(phraseOf(action, subject))) ?? []),
          },
        ]}
      />
    </Card>
  );
}

function NextCard({ seesSales }: { seesSales: boolean }) {
  const { t } = useLingui();
  return (
    <Card title={t`What you can do here`} style={{ alignSelf: 'start' }}>
      <Stack gap="l">{seesSales ? <StaffLinks /> : <MoreRights />}</Stack>
    </Card>
  );
}

function StaffLinks() {
  return (
    <>
      <p>
        <Trans>See your session: how long you have been signed in, and what this page asks of the server.</Trans>
      </p>
      <Inline>
        <ButtonLink href={paths.sales} icon={WalletCards}>
          <Trans>Open sales</Trans>
        </ButtonLink>
        <ButtonLink href={paths.session} icon={Activity} variant="outline">
          <Trans>Open session</Trans>
        </ButtonLink>
      </Inline>
    </>
  );
}

function MoreRights() {
  const { adminEmail } = config;
  return (
    <>
      <p>
        <Link href={paths.accessControl}>
          <Trans>See what your role allows</Trans>
        </Link>
      </p>
      <p>
        <Trans>
          Do you need to see or record sales? Ask the administrator of your company to change the role of your account.
          Then sign in again.
        </Trans>
      </p>
      {adminEmail && (
        <p>
          <Trans>
            Administrator: <Link href={`mailto:${adminEmail}`}>{adminEmail}</Link>
          </Trans>
        </p>
      )}
    </>
  );
}
