import { Trans } from '@lingui/react/macro';
import { Banknote, Check, Euro, Luggage, Plane, PoundSterling, Stethoscope } from 'lucide-react';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { List, ListItem, type ListProps } from './blocks/List.tsx';

function Packing({ children, ...rest }: ListProps) {
  return (
    <List {...rest}>
      <ListItem>
        <Trans>Passport, valid for six more months</Trans>
      </ListItem>
      <ListItem>
        <Trans>Policy and emergency card</Trans>
        {children}
      </ListItem>
      <ListItem>
        <Trans>Phone with the data plan installed</Trans>
      </ListItem>
    </List>
  );
}

function Cards(props: ListProps) {
  return (
    <List {...props}>
      <ListItem>
        <Trans>On paper, in the hand luggage</Trans>
      </ListItem>
      <ListItem>
        <Trans>As a file, without a network</Trans>
      </ListItem>
    </List>
  );
}

export const Unstyled = () => (
  <Packing marker="none">
    <Cards />
  </Packing>
);

export const Unordered = () => (
  <Packing>
    <Cards />
  </Packing>
);

export const Ordered = () => (
  <Packing marker="number">
    <Cards marker="letter" />
  </Packing>
);

export const WithIcons = () => (
  <List marker="none">
    <ListItem icon={Luggage}>
      <Trans>Luggage, lost or late</Trans>
    </ListItem>
    <ListItem icon={Stethoscope}>
      <Trans>Medical help abroad</Trans>
      <List marker="none">
        <ListItem icon={Check}>
          <Trans>Treatment and medicine</Trans>
        </ListItem>
        <ListItem icon={Check}>
          <Trans>The flight home</Trans>
        </ListItem>
      </List>
    </ListItem>
    <ListItem icon={Plane}>
      <Trans>Delays of more than four hours</Trans>
    </ListItem>
  </List>
);

function Regions(props: ListProps) {
  return (
    <List {...props} layout="inline">
      <ListItem>
        <Trans>Europe</Trans>
      </ListItem>
      <ListItem>
        <Trans>Americas</Trans>
      </ListItem>
      <ListItem>
        <Trans>Asia and Pacific</Trans>
      </ListItem>
    </List>
  );
}

export const InOneLine = () => (
  <Stack>
    <Regions marker="none" />
    <Regions marker="number" />
    <List marker="none" layout="inline">
      <ListItem icon={Banknote}>
        <Trans>Real</Trans>
      </ListItem>
      <ListItem icon={Euro}>
        <Trans>Euro</Trans>
      </ListItem>
      <ListItem icon={PoundSterling}>
        <Trans>Pound</Trans>
      </ListItem>
    </List>
  </Stack>
);
