import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Caption, Column, Empty, Slide, Strip } from './Carousel.styles.ts';
import type { CarouselEffect, CarouselPosition, CarouselSlide } from './carousel.types.ts';

interface CarouselStripProps {
  columns: readonly (readonly CarouselSlide[])[];
  position: CarouselPosition;
  effect: CarouselEffect;
  /** Names the slide at a place, for screen readers. */
  nameOf: (selectedIndex: number, row?: number) => string;
  isMounted: (selectedIndex: number) => boolean;
  /** Called when a slide is pressed. */
  onPress: ((selectedIndex: number) => void) | undefined;
}

/** The slides in a row, of which the viewport shows a part. What is out of sight is out of reach. */
export function CarouselStrip({ columns, position, effect, ...slides }: CarouselStripProps) {
  const { t } = useLingui();
  const { nameOf, isMounted, onPress } = slides;
  return (
    <Strip>
      {columns.map((column, selectedIndex) => (
        <Column key={column[0]?.id} inert={!isReachable(selectedIndex, effect, position)}>
          {column.map(({ id, content, caption }, row) => (
            <Slide
              key={id}
              role="group"
              aria-roledescription={t`slide`}
              aria-label={nameOf(selectedIndex, row)}
              data-pressable={onPress && true}
              onClick={() => onPress?.(selectedIndex)}
              $effect={effect}
            >
              {isMounted(selectedIndex) ? content : <Placeholder />}
              {caption && <Caption>{caption}</Caption>}
            </Slide>
          ))}
        </Column>
      ))}
    </Strip>
  );
}

function isReachable(
  selectedIndex: number,
  effect: CarouselEffect,
  { stop, stops, inSight }: CarouselPosition,
): boolean {
  // On top of each other or behind the edge of a cube, they are all in the viewport, and one is to be seen.
  if (effect === 'fade' || effect === 'cube') return stops[stop]?.includes(selectedIndex) ?? selectedIndex === 0;
  return inSight.length === 0 || inSight.includes(selectedIndex);
}

const Placeholder = () => (
  <Empty>
    <Skeleton shape="block" height="100%" />
  </Empty>
);
