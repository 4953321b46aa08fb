import type { EmblaCarouselType, EmblaOptionsType, EmblaPluginType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import Fade from 'embla-carousel-fade';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocaleSettings } from '../../lib/i18n/LocaleProvider.tsx';
import { useStillness } from '../../theme/useStillness.ts';
import type { CarouselEffect, CarouselPosition, CarouselSlide } from './carousel.types.ts';

interface CarouselSetup {
  /** The slides, in columns of as many as there are rows. */
  columns: readonly (readonly CarouselSlide[])[];
  selected: string | undefined;
  defaultSelected: string | undefined;
  onSelect: ((change: { selected: string }) => void) | undefined;
  effect: CarouselEffect;
  align: 'start' | 'center';
  isEndless: boolean;
  /** Milliseconds that a slide stays before the next comes by itself; without it, none does. */
  interval: number | undefined;
}

const atStart: CarouselPosition = { stop: 0, stops: [], inSight: [], canGoBack: false, canGoOn: false };

/** The moving part of a carousel: dragging, stops, and going there, in either direction of reading. */
export function useCarousel({ columns, selected, defaultSelected, onSelect, interval, ...looks }: CarouselSetup) {
  const isStill = useStillness();
  const { effect } = looks;
  const options = useOptions({ ...looks, start: indexOfItem(columns, selected ?? defaultSelected) });
  const plugins = useMemo(() => pluginsFor(effect, interval), [effect, interval]);
  const [viewport, api] = useEmblaCarousel(options, plugins);
  const [position, setPosition] = useState(atStart);
  const selectedIndex = selected === undefined ? undefined : indexOfItem(columns, selected);

  const followOwner = useEffectEvent(() => follow(api, selectedIndex, isStill));

  const tell = useEffectEvent((carousel: EmblaCarouselType) => {
    const shown = stopsOf(carousel)[carousel.selectedScrollSnap()] ?? [];
    const first = columns[shown[0] ?? 0]?.[0];
    if (first && (selectedIndex === undefined || !shown.includes(selectedIndex))) onSelect?.({ selected: first.id });
  });

  useEffect(() => {
    if (!api) return;
    const look = (carousel: EmblaCarouselType) => setPosition(positionOf(carousel));
    look(api);
    api.on('select', look).on('reInit', look).on('slidesInView', look);
    api.on('select', tell).on('settle', followOwner);
    return () => {
      api.off('select', look).off('reInit', look).off('slidesInView', look);
      api.off('select', tell).off('settle', followOwner);
    };
  }, [api]);

  useEffect(() => follow(api, selectedIndex, isStill), [api, selectedIndex, isStill]);
  useDistances(api, effect);

  const go = useCallback(
    (stop: number) => {
      if (!api) return;
      api.scrollTo(stop, isStill);
      // Autoplay restarts its timer after a manual choice.
      playerOf(api)?.reset();
    },
    [api, isStill],
  );

  return { viewport, api, position, go };
}

function useOptions({
  effect,
  align,
  isEndless,
  start,
}: Pick<CarouselSetup, 'effect' | 'align' | 'isEndless'> & { start: number }): EmblaOptionsType {
  const { direction } = useLocaleSettings();
  const [startIndex] = useState(start);
  const isCentred = align === 'center' || effect !== 'slide';
  return {
    direction,
    startIndex,
    align: isCentred ? 'center' : 'start',
    containScroll: isCentred ? false : 'trimSnaps',
    loop: isEndless && (effect === 'slide' || effect === 'fade'),
    inViewThreshold: 0.1,
  };
}

function pluginsFor(effect: CarouselEffect, interval: number | undefined): EmblaPluginType[] {
  const byItself = { delay: interval ?? 0, playOnInit: false, stopOnFocusIn: false };
  return [...(effect === 'fade' ? [Fade()] : []), ...(interval === undefined ? [] : [Autoplay(byItself)])];
}

/** The plugin that goes on by itself, where there is one. */
export function playerOf(api: EmblaCarouselType) {
  const { autoplay }: Partial<ReturnType<EmblaCarouselType['plugins']>> = api.plugins();
  return autoplay;
}

function indexOfItem(columns: CarouselSetup['columns'], id: string | undefined): number {
  const selectedIndex = columns.findIndex((column) => column.some((slide) => slide.id === id));
  return Math.max(selectedIndex, 0);
}

/** Goes to the place that the owner says, if there is one and it is not there yet. */
function follow(api: EmblaCarouselType | undefined, selectedIndex: number | undefined, isStill: boolean) {
  if (!api || selectedIndex === undefined) return;
  const stop = stopOf(api, selectedIndex);
  if (stop !== api.selectedScrollSnap()) api.scrollTo(stop, isStill);
}

const stopsOf = (api: EmblaCarouselType) => api.internalEngine().slideRegistry;

function stopOf(api: EmblaCarouselType, selectedIndex: number): number {
  return Math.max(
    stopsOf(api).findIndex((places) => places.includes(selectedIndex)),
    0,
  );
}

function positionOf(api: EmblaCarouselType): CarouselPosition {
  return {
    stop: api.selectedScrollSnap(),
    stops: stopsOf(api),
    inSight: api.slidesInView(),
    canGoBack: api.canScrollPrev(),
    canGoOn: api.canScrollNext(),
  };
}

/** Tells each slide how far it is from the middle, in slides: what cube and coverflow are drawn by. */
function useDistances(api: EmblaCarouselType | undefined, effect: CarouselEffect) {
  useEffect(() => {
    if (!api || (effect !== 'cube' && effect !== 'coverflow')) return;
    const measure = () => {
      const last = api.scrollSnapList().length - 1;
      const middle = api.scrollProgress() * last;
      api.slideNodes().forEach((slide, index) => {
        const distance = Math.min(Math.max(index - middle, -last), last);
        slide.style.setProperty('--distance', distance.toFixed(4));
        slide.style.setProperty('--from-middle', Math.abs(distance).toFixed(4));
      });
    };
    measure();
    api.on('scroll', measure).on('reInit', measure).on('slideFocus', measure);
    return () => void api.off('scroll', measure).off('reInit', measure).off('slideFocus', measure);
  }, [api, effect]);
}
