import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { Table } from '../../tables/table/Table.tsx';
import { theme } from '../../theme/theme.ts';
import type { Tone } from '../../theme/tones.ts';
import type { HeadingLevel } from './Heading.styles.ts';
import { Heading, type HeadingProps } from './Heading.tsx';

const { text } = theme.raw;

const levels: [level: HeadingLevel, size: string][] = [
  [1, text.title],
  [2, text.heading],
  [3, text.large],
  [4, text.body],
  [5, text.small],
  [6, text.caption],
];

export function Levels() {
  const { t } = useLingui();
  return (
    <Table
      caption={t`Headings and their sizes`}
      rows={levels}
      rowKey={([level]) => level}
      columns={[
        { id: 'size', header: t`Size`, cell: ([, size]) => size },
        {
          id: 'heading',
          header: t`Heading`,
          cell: ([level]) => <Heading level={level}>{t`Heading ${level}`}</Heading>,
        },
      ]}
    />
  );
}

function EveryLevel({ weight }: Pick<HeadingProps, 'weight'>) {
  return (
    <Stack gap="m">
      {levels.map(([level]) => (
        <Heading key={level} level={level} weight={weight}>
          <Trans>Every departure, covered</Trans>
        </Heading>
      ))}
    </Stack>
  );
}

export const Weights = () => (
  <Grid>
    <EveryLevel weight="light" />
    <EveryLevel weight="bold" />
  </Grid>
);

export const Details = () => (
  <Stack gap="m">
    {levels.map(([level]) => (
      <Heading key={level} level={level} detail={<Trans>39 countries</Trans>}>
        <Trans>Europe 10 GB</Trans>
      </Heading>
    ))}
  </Stack>
);

const coloured: [tone: Tone, words: MessageDescriptor][] = [
  ['primary', msg`Boarding`],
  ['secondary', msg`Scheduled`],
  ['success', msg`Landed`],
  ['danger', msg`Cancelled`],
  ['info', msg`Gate changed`],
  ['warning', msg`Delayed`],
];

export function Tones() {
  const { t } = useLingui();
  return (
    <Stack gap="s">
      {coloured.map(([tone, words]) => (
        <Heading key={tone} level={2} tone={tone}>
          {t(words)}
        </Heading>
      ))}
    </Stack>
  );
}

const displays = ['display1', 'display2', 'display3', 'display4'] as const;

export const Displays = () => (
  <Stack>
    {displays.map((size) => (
      <Heading key={size} level={2} size={size}>
        <Trans>Ready for departure</Trans>
      </Heading>
    ))}
  </Stack>
);
