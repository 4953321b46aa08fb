import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { theme } from '../../theme/theme.ts';
import { Button } from '../buttons/Button.tsx';
import { Collapse, type CollapseProps } from './Collapse.tsx';

function Toggled({ label, children, ...rest }: Pick<CollapseProps, 'direction' | 'children'> & { label: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="m" align="start">
      <Button variant="outline" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {label}
      </Button>
      <Collapse {...rest} id={id} isOpen={isOpen}>
        {children}
      </Collapse>
    </Stack>
  );
}

export const Basic = () => (
  <Toggled label={<Trans>What is covered</Trans>}>
    <Note>
      <Trans>Medical costs up to US$ 60.000, lost luggage and a delayed departure of more than six hours.</Trans>
    </Note>
  </Toggled>
);

export function SeveralTargets() {
  const [trip, cover] = [useId(), useId()];
  const [open, setOpen] = useState<readonly string[]>([]);
  const both = [trip, cover];
  const isOpen = (id: string) => open.includes(id);
  const toggle = (id: string) => setOpen(isOpen(id) ? open.filter((other) => other !== id) : [...open, id]);

  return (
    <Stack gap="m">
      <Inline>
        <Button variant="outline" aria-expanded={isOpen(trip)} aria-controls={trip} onClick={() => toggle(trip)}>
          <Trans>Trip</Trans>
        </Button>
        <Button variant="outline" aria-expanded={isOpen(cover)} aria-controls={cover} onClick={() => toggle(cover)}>
          <Trans>Coverage</Trans>
        </Button>
        <Button
          variant="soft"
          aria-expanded={both.every(isOpen)}
          aria-controls={both.join(' ')}
          onClick={() => setOpen(both.every(isOpen) ? [] : both)}
        >
          <Trans>Both</Trans>
        </Button>
      </Inline>
      <Grid gap="m">
        <Collapse id={trip} isOpen={isOpen(trip)}>
          <Note>
            <Trans>São Paulo to Lisbon, 12 days, two travellers.</Trans>
          </Note>
        </Collapse>
        <Collapse id={cover} isOpen={isOpen(cover)}>
          <Note>
            <Trans>Europe, with winter sports and an eSIM of 10 GB.</Trans>
          </Note>
        </Collapse>
      </Grid>
    </Stack>
  );
}

export const Horizontal = () => (
  <Toggled direction="inline" label={<Trans>Note for the traveller</Trans>}>
    <WideNote>
      <Trans>Install the eSIM before you leave, while you have a network.</Trans>
    </WideNote>
  </Toggled>
);

const Note = styled.p`
  padding: ${theme.space.l};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.sunken};
`;

const WideNote = styled(Note)`
  inline-size: min(18rem, 75vw);
`;
