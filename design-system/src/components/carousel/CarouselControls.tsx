import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { IconButton } from '../buttons/IconButton.tsx';
import { Progress } from '../progress/Progress.tsx';
import { Arrow, Dot, Dots, Foot } from './Carousel.styles.ts';
import type { CarouselPosition } from './carousel.types.ts';

/** The indicator of the carousel's position. */
export type CarouselPagination = 'dots' | 'progress' | 'none';

interface ArrowsProps {
  position: CarouselPosition;
  onStep: (step: 1 | -1) => void;
}

/** The button back and the button on. At an end, a button stays where it is and keeps its focus. */
export function Arrows({ position: { canGoBack, canGoOn }, onStep }: ArrowsProps) {
  const { t } = useLingui();
  return (
    <>
      <Arrow
        icon={ChevronLeft}
        label={t`Previous slide`}
        shape="round"
        data-towards="previous"
        isIdle={!canGoBack}
        onClick={() => onStep(-1)}
      />
      <Arrow
        icon={ChevronRight}
        label={t`Next slide`}
        shape="round"
        data-towards="next"
        isIdle={!canGoOn}
        onClick={() => onStep(1)}
      />
    </>
  );
}

interface CarouselFootProps {
  position: CarouselPosition;
  pagination: CarouselPagination;
  /** The name of the stop at each place. */
  names: readonly string[];
  /** The button that stops what comes by itself, where something does. */
  playback: { isStopped: boolean; toggle: () => void } | undefined;
  onGo: (stop: number) => void;
}

/** The controls below the slides. */
export function CarouselFoot({ position, pagination, names, playback, onGo }: CarouselFootProps) {
  const { t } = useLingui();
  const { stop, stops } = position;
  if (pagination === 'none' && !playback) return null;
  return (
    <Foot>
      {playback && (
        <IconButton
          icon={playback.isStopped ? Play : Pause}
          label={playback.isStopped ? t`Start automatic playback` : t`Stop automatic playback`}
          size="small"
          data-playback=""
          onClick={playback.toggle}
        />
      )}
      {pagination === 'progress' && <Progress label={t`Slides seen`} value={stop + 1} max={stops.length} />}
      {pagination === 'dots' && (
        <Dots role="group" aria-label={t`Choose a slide`}>
          {stops.map(([selectedIndex], index) => (
            <Dot
              key={selectedIndex}
              type="button"
              aria-label={names[index]}
              aria-current={index === stop || undefined}
              onClick={() => onGo(index)}
            />
          ))}
        </Dots>
      )}
    </Foot>
  );
}
