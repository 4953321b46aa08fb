import { Grid, PageHeader, Stack } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { CallLogCard } from './CallLogCard.tsx';
import { FiveCallsCard } from './FiveCallsCard.tsx';
import { UnreadableCard } from './UnreadableCard.tsx';
import { WhoCard } from './WhoCard.tsx';

/** `/session`: the signed-in person, the session's state, and the calls to the sales API. Shows no secrets. */
export function SessionMonitorPage() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Session`} />
      <PageHeader title={t`Session`} description={t`Your account, and the calls to the sales API.`} />
      <Grid minCell="26rem" lastRow="stretch">
        <WhoCard />
        <Stack gap="gap">
          <FiveCallsCard />
          <CallLogCard />
          <UnreadableCard />
        </Stack>
      </Grid>
    </>
  );
}
