import { Card, Grid, Inline, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { GuardedButton } from '../../access/GuardedButton.tsx';
import { useMayDo } from '../../access/useMayDo.ts';
import { PageHead } from '../../navigation/PageHead.tsx';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { RightsOfRole } from './RightsOfRole.tsx';

const readAnalytics = { action: 'read', subject: 'Analytics' } as const;

/** ACL-01, `/access-control`: the rights of each role with their reasons, a card for everyone, and one for those who may read analytics. */
export function AccessControlPage() {
  const { t } = useLingui();
  const maySeeAnalytics = useMayDo()(readAnalytics);
  return (
    <>
      <PageTitle title={t`Access control`} />
      <PageHead title={t`Access control`} way={[{ label: t`Access control` }]} />
      <Stack gap="gap">
        <RightsOfRole />
        <Grid as="ul" minCell="18rem" aria-label={t`Cards by right`} style={{ listStyle: 'none', padding: 0 }}>
          <li>
            <Card title={t`For everyone`}>
              <p>
                <Trans>No further right is needed to see this card: everyone who may open this page sees it.</Trans>
              </p>
            </Card>
          </li>
          {maySeeAnalytics && (
            <li>
              <Card title={t`For analytics`}>
                <p>
                  <Trans>Only people who may read analytics see this card.</Trans>
                </p>
              </Card>
            </li>
          )}
        </Grid>
        {!maySeeAnalytics && (
          <Inline gap="s" align="center">
            <Trans>One more card is for people who may read analytics.</Trans>
            <GuardedButton variant="ghost" size="small" attempt={readAnalytics}>
              <Trans>Why can't I see it?</Trans>
            </GuardedButton>
          </Inline>
        )}
      </Stack>
    </>
  );
}
