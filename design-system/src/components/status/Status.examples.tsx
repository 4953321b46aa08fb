import { Trans } from '@lingui/react/macro';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { ListGroup } from '../list-group/ListGroup.tsx';
import { ListGroupItem } from '../list-group/ListGroupItem.tsx';
import { Status } from './Status.tsx';

/** Shows whether a colleague is available. */
export const People = () => (
  <Inline gap="xxl">
    <Status tone="success">
      <Trans>Online</Trans>
    </Status>
    <Status tone="warning">
      <Trans>Away</Trans>
    </Status>
    <Status tone="danger">
      <Trans>Busy</Trans>
    </Status>
    <Status>
      <Trans>Offline</Trans>
    </Status>
  </Inline>
);

/** Shows the state of each trip at the end of its line. */
export const Flights = () => (
  <ListGroup>
    <ListGroupItem
      end={
        <Status tone="info">
          <Trans>Boarding</Trans>
        </Status>
      }
    >
      LA 8084 · GRU → LIS
    </ListGroupItem>
    <ListGroupItem
      end={
        <Status tone="warning">
          <Trans>Delayed</Trans>
        </Status>
      }
    >
      TP 1060 · LIS → GIG
    </ListGroupItem>
    <ListGroupItem
      end={
        <Status tone="danger">
          <Trans>Cancelled</Trans>
        </Status>
      }
    >
      AD 8750 · VCP → ORY
    </ListGroupItem>
  </ListGroup>
);

/** With details: long words wrap beside the dot, never below it. */
export const Services = () => (
  <Stack gap="s">
    <Status tone="success">
      <Trans>eSIM activation: works as usual</Trans>
    </Status>
    <Status tone="warning">
      <Trans>Refunds: two hours behind, since the bank answers slowly</Trans>
    </Status>
    <Status>
      <Trans>Medical hotline in Lisbon: closed until 9 am</Trans>
    </Status>
  </Stack>
);
