import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/buttons/Button.tsx';
import { ButtonLink } from '../../components/buttons/ButtonLink.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { ListGroup } from '../../components/list-group/ListGroup.tsx';
import { ListGroupItem } from '../../components/list-group/ListGroupItem.tsx';
import { Tabs } from '../../components/tabs/Tabs.tsx';
import { notify } from '../../components/toasts/notify.tsx';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { Quote } from '../../ui-element/typography/blocks/Quote.tsx';
import { Postcard } from '../../widgets/postcard/Postcard.tsx';
import { Card } from '../card/Card.tsx';

const Lisbon = () => <Trans>Steep streets, and a river that looks like the sea. Covered from the first day.</Trans>;

const Links = () => (
  <Inline gap="l">
    <Link href="/sales" variant="alone">
      <Trans>Sales</Trans>
    </Link>
    <Link href="/cards/advance" variant="alone">
      <Trans>More cards</Trans>
    </Link>
  </Inline>
);

const Included = () => (
  <ListGroup variant="flush">
    <ListGroupItem>
      <Trans>Medical help around the clock</Trans>
    </ListGroupItem>
    <ListGroupItem>
      <Trans>Luggage up to R$ 8.000</Trans>
    </ListGroupItem>
    <ListGroupItem>
      <Trans>10 GB of data</Trans>
    </ListGroupItem>
  </ListGroup>
);

/** Pictures at the edges or within the text, and titles with or without a subtitle. */
export const Titles = () => (
  <Grid style={{ alignItems: 'start' }}>
    <Card image={<Postcard destination="lisbon" />} title={<Trans>A week in Lisbon</Trans>}>
      <Stack align="start">
        <Lisbon />
        <ButtonLink href="/sales" variant="outline">
          <Trans>Go to the sales</Trans>
        </ButtonLink>
      </Stack>
    </Card>
    <Card
      title={<Trans>The Alps in winter</Trans>}
      subtitle={<Trans>With rescue by helicopter</Trans>}
      footer={<Links />}
      padding="none"
    >
      <Postcard destination="alps" />
    </Card>
    <Card title={<Trans>Cairo by night</Trans>} subtitle={<Trans>Data from the first minute</Trans>}>
      <Stack>
        <Postcard destination="cairo" style={{ borderRadius: 10 }} />
        <Trans>The eSIM finds its network before the passport is stamped.</Trans>
      </Stack>
    </Card>
  </Grid>
);

/** Text, a list that reaches the edges, a picture, or all of them. */
export const ContentTypes = () => (
  <Grid style={{ alignItems: 'start' }}>
    <Stack gap="gap">
      <Card>
        <Trans>Words alone need no title.</Trans>
      </Card>
      <Card title={<Trans>Policy EM-2041</Trans>} subtitle={<Trans>Two travellers, twelve days</Trans>}>
        <Stack>
          <Trans>Paid in full, and sent to both travellers.</Trans>
          <Links />
        </Stack>
      </Card>
      <Card padding="none">
        <Included />
      </Card>
    </Stack>
    <Card padding="none">
      <Postcard destination="tokyo" />
    </Card>
    <Card
      image={<Postcard destination="rio" />}
      title={<Trans>Carnival in Rio</Trans>}
      padding="none"
      footer={<Links />}
    >
      <Included />
    </Card>
  </Grid>
);

/** A footer below a hairline holds what belongs to the whole card. */
export function HeaderAndFooter() {
  const { t } = useLingui();
  return (
    <Grid>
      <Card title={<Trans>Claim 8841</Trans>}>
        <Stack align="start">
          <Trans>Lost suitcase in Lisbon. The airline confirmed the loss on Tuesday.</Trans>
          <Button size="small" onClick={() => notify.success(t`Claim 8841 was approved.`)}>
            <Trans>Approve claim</Trans>
          </Button>
        </Stack>
      </Card>
      <Card title={<Trans>What travellers say</Trans>}>
        <Quote source="Carlos Mendes, Recife">
          <Trans>I was on the phone with a doctor before the bus had left the square.</Trans>
        </Quote>
      </Card>
      <Card title={<Trans>Departures today</Trans>} footer={<Trans>Counted two minutes ago</Trans>}>
        <Trans>Fourteen travellers leave today, nine of them with a data plan.</Trans>
      </Card>
    </Grid>
  );
}

/** Usually at the start; in the centre for an invitation, at the end for a total. */
export function TextAlignment() {
  const { t } = useLingui();
  const titles = { start: t`At the start`, center: t`In the middle`, end: t`At the end` };
  return (
    <Grid>
      {(['start', 'center', 'end'] as const).map((align) => (
        <Card key={align} align={align} title={titles[align]}>
          <Stack align={align}>
            <Trans>Thirty days in 39 countries.</Trans>
            <ButtonLink href="/sales" variant="soft" size="small">
              <Trans>See who bought it</Trans>
            </ButtonLink>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

/** Views of one thing within one card, below pills or lines. */
export function Navigation() {
  const { t } = useLingui();
  const items = [
    { id: 'trip', label: t`Trip`, content: <Trans>São Paulo to Lisbon, 21 November, two travellers.</Trans> },
    { id: 'cover', label: t`Cover`, content: <Trans>Medical help, luggage, and delays from four hours.</Trans> },
    { id: 'claims', label: t`Claims`, content: null, isDisabled: true },
  ];
  return (
    <Grid>
      <Card>
        <Tabs label={t`Policy EM-2041`} items={items} variant="pill" />
      </Card>
      <Card>
        <Tabs label={t`Policy EM-2042`} items={items} />
      </Card>
    </Grid>
  );
}
