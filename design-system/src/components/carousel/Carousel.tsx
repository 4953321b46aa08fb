import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { type CarouselGap, Root, Stage, Viewport } from './Carousel.styles.ts';
import type { CarouselEffect, CarouselMounts, CarouselSlide, SlidesPerView } from './carousel.types.ts';
import { Arrows, CarouselFoot, type CarouselPagination } from './CarouselControls.tsx';
import { CarouselStrip } from './CarouselStrip.tsx';
import { useArrowKeys } from './useArrowKeys.ts';
import { useAutoplay } from './useAutoplay.ts';
import { useCarousel } from './useCarousel.ts';
import { useMounted } from './useMounted.ts';

export interface CarouselProps extends Omit<
  ComponentPropsWithRef<'section'>,
  'children' | 'onSelect' | 'onKeyDown' | 'onFocus' | 'onBlur'
> {
  /** The name of the carousel, for screen readers. */
  label: string;
  /** The slides, in order. */
  slides: readonly CarouselSlide[];
  /** The id of the slide it stands at, when somebody else decides. */
  selected?: string;
  /** The id of the slide it stands at first; without it, the first. */
  defaultSelected?: string;
  /** Called when it has come to another slide. */
  onSelect?: (change: { selected: string }) => void;
  /**
   * How one slide gives way to the next. Cube and fade show one slide at a time.
   * @default 'slide'
   */
  effect?: CarouselEffect;
  /**
   * How many slides stand beside each other: a number, one for each least width of the window, or as many as their own
   * widths allow.
   * @default 1
   */
  perView?: SlidesPerView;
  /**
   * How many slides stand above each other.
   * @default 1
   */
  rows?: number;
  /**
   * The distance between slides.
   * @default 'none'
   */
  gap?: CarouselGap;
  /**
   * The alignment of the current slide in the visible area.
   * @default 'start'
   */
  align?: 'start' | 'center';
  /**
   * Whether it has buttons for the slide before and the slide after.
   * @default true
   */
  hasArrows?: boolean;
  /**
   * The indicator of the current position.
   * @default 'dots'
   */
  pagination?: CarouselPagination;
  /**
   * Whether the first slide follows the last. Cube and coverflow have an end.
   * @default false
   */
  isEndless?: boolean;
  /**
   * Whether the person goes on, or the next slide comes by itself. It waits under the pointer and for the keyboard, can be stopped, and does not
   * come where movement is unwelcome.
   * @default 'manual'
   */
  advance?: 'manual' | 'auto';
  /**
   * Milliseconds that a slide stays when the next comes by itself.
   * @default 5000
   */
  interval?: number;
  /**
   * Whether a press on a slide goes to it.
   * @default false
   */
  isPressable?: boolean;
  /**
   * Which slides have their content: all, those that were in sight, or those in sight and their neighbours.
   * @default 'all'
   */
  mounts?: CarouselMounts;
}

/**
 * Shows a few pictures or cards one after the other, for people who like to browse. For what everybody must see, put it on
 * the page; for views of one thing, use `Tabs`.
 */
export function Carousel({
  label,
  slides,
  selected,
  defaultSelected,
  onSelect,
  effect = 'slide',
  perView = 1,
  rows = 1,
  gap = 'none',
  align = 'start',
  hasArrows = true,
  pagination = 'dots',
  isEndless = false,
  advance = 'manual',
  interval = 5000,
  isPressable = false,
  mounts = 'all',
  ...rest
}: CarouselProps) {
  const { t } = useLingui();
  const isAuto = advance === 'auto';
  const columns = columnsOf(slides, rows);
  const { viewport, api, position, go } = useCarousel({
    columns,
    selected,
    defaultSelected,
    onSelect,
    effect,
    align,
    isEndless,
    interval: isAuto ? interval : undefined,
  });
  const { playback, isRunning, pointerHolds, focusHolds } = useAutoplay(api, isAuto);
  const { stop, stops, inSight } = position;

  const nameOf = (index: number, row = 0) => {
    const { label: name } = columns[index]?.[row] ?? {};
    const number = index * rows + row + 1;
    return name ? t`${name}, ${number} of ${slides.length}` : t`${number} of ${slides.length}`;
  };
  const names = stops.map(([index = 0]) => nameOf(index));
  const step = (by: 1 | -1) => go(isEndless ? (stop + by + stops.length) % stops.length : stop + by);
  const ways = { onGo: go, onStep: step, last: stops.length - 1 };
  const isOnlySwiped = !hasArrows && pagination !== 'dots';

  return (
    <Root
      aria-label={label}
      {...rest}
      {...focusHolds}
      aria-roledescription={t`carousel`}
      onKeyDown={useArrowKeys(ways)}
      $perView={perView}
      $gap={gap}
    >
      <CarouselFoot position={position} pagination={pagination} names={names} playback={playback} onGo={go} />
      <Stage {...pointerHolds}>
        {hasArrows && <Arrows position={position} onStep={step} />}
        <Viewport
          ref={viewport}
          {...(isOnlySwiped && { tabIndex: 0, role: 'group', 'aria-label': t`Slides` })}
          $effect={effect}
        >
          <CarouselStrip
            columns={columns}
            position={position}
            effect={effect}
            nameOf={nameOf}
            isMounted={useMounted(mounts, inSight)}
            onPress={isPressable ? (index) => go(stops.findIndex((places) => places.includes(index))) : undefined}
          />
        </Viewport>
      </Stage>
      <VisuallyHidden aria-live={isRunning ? 'off' : 'polite'}>{names[stop]}</VisuallyHidden>
    </Root>
  );
}

/** The slides in columns of as many as there are rows. */
function columnsOf(slides: readonly CarouselSlide[], rows: number): CarouselSlide[][] {
  const count = Math.ceil(slides.length / rows);
  return Array.from({ length: count }, (_, index) => slides.slice(index * rows, (index + 1) * rows));
}
