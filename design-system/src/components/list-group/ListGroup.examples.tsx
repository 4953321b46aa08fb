import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileText, Luggage, Plane, Wifi } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { theme } from '../../theme/theme.ts';
import type { Tone } from '../../theme/tones.ts';
import { Badge } from '../badges/Badge.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { useSaleViews } from '../tabs/tabs.samples.tsx';
import { ListGroup, type ListGroupProps } from './ListGroup.tsx';
import { ListGroupItem } from './ListGroupItem.tsx';

const Steps = (props: ListGroupProps) => (
  <ListGroup {...props}>
    <ListGroupItem>
      <Trans>Choose the trip</Trans>
    </ListGroupItem>
    <ListGroupItem>
      <Trans>Name the travellers</Trans>
    </ListGroupItem>
    <ListGroupItem>
      <Trans>Pay and board</Trans>
    </ListGroupItem>
  </ListGroup>
);

export const Simple = () => <Steps />;
export const Numbered = () => <Steps marker="number" />;
export const Flush = () => <Steps variant="flush" />;
export const Horizontal = () => <Steps direction="row" />;

export const Disabled = () => (
  <ListGroup>
    <ListGroupItem>
      <Trans>Travel insurance</Trans>
    </ListGroupItem>
    <ListGroupItem isDisabled>
      <Trans>Winter sports, from December</Trans>
    </ListGroupItem>
    <ListGroupItem>
      <Trans>eSIM</Trans>
    </ListGroupItem>
  </ListGroup>
);

export const WithIcons = () => (
  <ListGroup>
    <ListGroupItem icon={Plane}>
      <Trans>Flights</Trans>
    </ListGroupItem>
    <ListGroupItem icon={Luggage}>
      <Trans>Luggage</Trans>
    </ListGroupItem>
    <ListGroupItem icon={Wifi}>
      <Trans>Data plans</Trans>
    </ListGroupItem>
  </ListGroup>
);

export function WithBadges() {
  const { t } = useLingui();
  return (
    <ListGroup>
      <ListGroupItem end={<Badge label={t`12 open`}>12</Badge>}>
        <Trans>Refund requests</Trans>
      </ListGroupItem>
      <ListGroupItem end={<Badge label={t`4 open`}>4</Badge>}>
        <Trans>Claims</Trans>
      </ListGroupItem>
      <ListGroupItem
        end={
          <Badge tone="secondary" label={t`None open`}>
            0
          </Badge>
        }
      >
        <Trans>Lost luggage</Trans>
      </ListGroupItem>
    </ListGroup>
  );
}

export function LinksAndButtons() {
  const { t } = useLingui();
  const documents = [
    { id: 'policy', label: t`Policy` },
    { id: 'terms', label: t`Terms` },
    { id: 'card', label: t`Emergency card`, isDisabled: true },
  ];
  const [shown, setShown] = useState('policy');
  return (
    <Stack>
      <ListGroup aria-label={t`Pages`}>
        <ListGroupItem href="/sales" isCurrent>
          <Trans>All sales</Trans>
        </ListGroupItem>
        <ListGroupItem href="/session">
          <Trans>My session</Trans>
        </ListGroupItem>
        <ListGroupItem href="/reports" isDisabled>
          <Trans>Reports</Trans>
        </ListGroupItem>
      </ListGroup>
      <ListGroup aria-label={t`Documents`}>
        {documents.map(({ id, label, isDisabled }) => (
          <ListGroupItem
            key={id}
            icon={FileText}
            isCurrent={shown === id}
            isDisabled={isDisabled}
            onPress={() => setShown(id)}
          >
            {label}
          </ListGroupItem>
        ))}
      </ListGroup>
    </Stack>
  );
}

const states: [tone: Tone, label: MessageDescriptor][] = [
  ['primary', msg`Boarding`],
  ['secondary', msg`Scheduled`],
  ['success', msg`Landed`],
  ['danger', msg`Cancelled`],
  ['warning', msg`Delayed`],
  ['info', msg`Check-in`],
  ['dark', msg`Night flight`],
];

export function Tones() {
  const { t } = useLingui();
  return (
    <ListGroup>
      {states.map(([tone, label]) => (
        <ListGroupItem key={tone} tone={tone}>
          {t(label)}
        </ListGroupItem>
      ))}
    </ListGroup>
  );
}

export const CustomContent = () => (
  <ListGroup>
    <ListGroupItem isCurrent>
      <Inline distribute="between">
        <Title>
          <Trans>Claim opened</Trans>
        </Title>
        <small>
          <Trans>3 days ago</Trans>
        </small>
      </Inline>
      <Trans>The suitcase of the second traveller did not arrive in Lisbon.</Trans>
    </ListGroupItem>
    <ListGroupItem>
      <Inline distribute="between">
        <Title>
          <Trans>eSIM activated</Trans>
        </Title>
        <small>
          <Trans>5 days ago</Trans>
        </small>
      </Inline>
      <Trans>First connection at the airport, 9,8 GB left.</Trans>
    </ListGroupItem>
  </ListGroup>
);

export function Navigation() {
  const { t } = useLingui();
  const items = useSaleViews().map((view) => ({ ...view, isDisabled: false }));
  return <Tabs label={t`The sale`} variant="list" placement="start" items={items} />;
}

const Title = styled.strong`
  font-weight: ${theme.weight.semibold};
`;
