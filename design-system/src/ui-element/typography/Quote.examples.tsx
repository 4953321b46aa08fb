import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { Quote, type QuoteProps } from './blocks/Quote.tsx';

const traveller = 'Marina Duarte';

function Praise(props: QuoteProps) {
  return (
    <Quote {...props}>
      <Trans>My suitcase landed in Porto, I landed in Lisbon, and the new clothes were paid for before dinner.</Trans>
    </Quote>
  );
}

export const Plain = () => <Praise />;

export function NamedSource() {
  const { t } = useLingui();
  return <Praise source={t`${traveller}, annual policy since 2021`} />;
}

export const Edges = () => (
  <Stack>
    <Praise edge="start" source={traveller} />
    <Praise edge="end" tone="warning" source={traveller} />
  </Stack>
);

export const WithAvatar = () => (
  <Stack>
    <Praise avatar={<Avatar name={traveller} size="large" shape="rounded" isDecorative />} source={traveller} />
    <Praise avatar={<Avatar name={traveller} size="large" isDecorative />} source={traveller} />
  </Stack>
);
