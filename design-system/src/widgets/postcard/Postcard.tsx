import type { ComponentPropsWithRef, ComponentType } from 'react';
import { styled } from 'styled-components';
import { Cairo, Lisbon, NewYork, Tokyo } from './postcard.cities.tsx';
import { Alps, Maldives, Reykjavik, Rio } from './postcard.nature.tsx';

/** A place that there is a picture of. */
export type Destination = 'alps' | 'cairo' | 'lisbon' | 'maldives' | 'newYork' | 'reykjavik' | 'rio' | 'tokyo';

export interface PostcardProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'> {
  /** The place in the picture. */
  destination: Destination;
  /** The alternative text, where no text beside it says the same. Without it, screen readers skip the image. */
  label?: string;
}

/** A drawn picture of a destination, 8 to 5; a box of another shape shows its middle. For a line drawing, use `Icon`. */
export function Postcard({ destination, label, ...rest }: PostcardProps) {
  const Scene = scenes[destination];
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Root {...meaning} {...rest} viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice">
      <Scene />
    </Root>
  );
}

const scenes: Record<Destination, ComponentType> = {
  alps: Alps,
  cairo: Cairo,
  lisbon: Lisbon,
  maldives: Maldives,
  newYork: NewYork,
  reykjavik: Reykjavik,
  rio: Rio,
  tokyo: Tokyo,
};

/** Every place that there is a picture of. */
export const destinations = Object.keys(scenes) as Destination[];

/** A picture keeps its colours in every skin, and its left and right in every direction. */
const Root = styled.svg`
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 8 / 5;
  forced-color-adjust: none;
`;
