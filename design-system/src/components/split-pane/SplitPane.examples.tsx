import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Card } from '../../cards/card/Card.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { Button } from '../buttons/Button.tsx';
import { ListGroup } from '../list-group/ListGroup.tsx';
import { ListGroupItem } from '../list-group/ListGroupItem.tsx';
import { SplitPane } from './SplitPane.tsx';

/** A list and its selected item. Drag the edge or use the arrow keys; Enter collapses the list. */
export function ListAndDetail() {
  const { t } = useLingui();
  return <SplitPane label={t`Width of the list`} {...useSales()} />;
}

/** The parent stores the width, so it survives a reload. */
export function KeptWidth() {
  const { t } = useLingui();
  const [size, setSize] = useState(50);
  const percent = Math.round(size);
  return (
    <Stack>
      <Inline>
        <Button variant="outline" onClick={() => setSize(50)}>
          <Trans>Halve</Trans>
        </Button>
        <Button variant="outline" onClick={() => setSize(0)}>
          <Trans>Collapse the list</Trans>
        </Button>
        <span>
          <Trans>The list takes {percent} %.</Trans>
        </span>
      </Inline>
      <SplitPane label={t`Width of the list`} {...useSales()} size={size} onResize={(change) => setSize(change.size)} />
    </Stack>
  );
}

/** Each pane has a minimum width: here a third and a half. */
export function LeastWidths() {
  const { t } = useLingui();
  return <SplitPane label={t`Width of the list`} {...useSales()} minFirst={33} minSecond={50} />;
}

function useSales() {
  const { t } = useLingui();
  const sales = [
    {
      person: 'Jordan Stevenson',
      product: t`Annual multi-trip insurance`,
      text: t`Two travellers, with winter sports.`,
    },
    { person: 'Tatiane Rocha', product: t`eSIM Europe 10 GB`, text: t`Valid for 30 days from the first connection.` },
    { person: 'Ahmed Osman', product: t`Family trip insurance`, text: t`Four travellers, any reason to cancel.` },
  ];
  const [current, setCurrent] = useState(0);
  return {
    first: (
      <ListGroup>
        {sales.map(({ person }, index) => (
          <ListGroupItem key={person} isCurrent={index === current} onPress={() => setCurrent(index)}>
            {person}
          </ListGroupItem>
        ))}
      </ListGroup>
    ),
    second: <Card title={sales[current]?.product}>{sales[current]?.text}</Card>,
  };
}
