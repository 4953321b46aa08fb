import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import type { Tone } from '../../theme/tones.ts';
import { Postcard } from '../../widgets/postcard/Postcard.tsx';
import { CardGroup } from '../card-group/CardGroup.tsx';
import { Card, type CardProps } from '../card/Card.tsx';

/** Above the text, below it, or behind it. */
export const Images = () => (
  <Grid>
    <Card image={<Postcard destination="maldives" />} title={<Trans>Above</Trans>}>
      <Trans>The picture leads, as in a list of destinations.</Trans>
    </Card>
    <Card image={<Postcard destination="newYork" />} imagePosition="bottom" title={<Trans>Below</Trans>}>
      <Trans>The words lead, and the picture shows what they are about.</Trans>
    </Card>
    <Card image={<Postcard destination="reykjavik" />} imagePosition="behind" title={<Trans>Behind</Trans>}>
      <Trans>A short text on a picture, for an offer.</Trans>
    </Card>
  </Grid>
);

type Titles = readonly [tone: Tone, title: MessageDescriptor][];

const flights: Titles = [
  ['primary', msg`Boarding`],
  ['secondary', msg`Scheduled`],
  ['success', msg`Landed`],
  ['danger', msg`Cancelled`],
  ['warning', msg`Delayed`],
  ['info', msg`Check-in`],
];

const invoices: Titles = [
  ['primary', msg`Downloaded`],
  ['secondary', msg`Draft`],
  ['success', msg`Paid`],
  ['danger', msg`Past due`],
  ['warning', msg`Partly paid`],
  ['info', msg`Sent`],
];

function EveryTone({ variant, titles }: Pick<CardProps, 'variant'> & { titles: Titles }) {
  const { t } = useLingui();
  return (
    <Grid minCell="13rem">
      {titles.map(([tone, title]) => (
        <Card key={tone} variant={variant} tone={tone} title={t(title)}>
          <Trans>The colour repeats what the title says.</Trans>
        </Card>
      ))}
    </Grid>
  );
}

/** Filled for a card that must stand out; outlined for a status. */
export const StyleVariation = () => (
  <Stack gap="xxl">
    <EveryTone variant="solid" titles={flights} />
    <EveryTone variant="outline" titles={invoices} />
  </Stack>
);

/** Cards joined in one frame, with aligned footers. */
export const Group = () => (
  <CardGroup>
    <Card
      image={<Postcard destination="lisbon" />}
      title={<Trans>Europe 10 GB</Trans>}
      footer={<Trans>39 countries</Trans>}
    >
      <Trans>Thirty days.</Trans>
    </Card>
    <Card
      image={<Postcard destination="tokyo" />}
      title={<Trans>Japan 5 GB</Trans>}
      footer={<Trans>One country</Trans>}
    >
      <Trans>Fifteen days, from the first landing. It starts when the phone finds its first network.</Trans>
    </Card>
    <Card
      image={<Postcard destination="newYork" />}
      title={<Trans>World 20 GB</Trans>}
      footer={<Trans>120 countries</Trans>}
    >
      <Trans>Sixty days.</Trans>
    </Card>
  </CardGroup>
);

/** Apart, and of one height. */
export const GridOfCards = () => (
  <Grid>
    <Card image={<Postcard destination="alps" />} title={<Trans>Winter sports</Trans>}>
      <Trans>Rescue by helicopter, and the ski pass of the days in bed.</Trans>
    </Card>
    <Card image={<Postcard destination="maldives" />} title={<Trans>Diving</Trans>}>
      <Trans>Down to forty metres. The pressure chamber is covered too, wherever the nearest one is.</Trans>
    </Card>
    <Card image={<Postcard destination="cairo" />} title={<Trans>Business trips</Trans>}>
      <Trans>Laptop and samples included.</Trans>
    </Card>
  </Grid>
);
