import { useLingui } from '@lingui/react/macro';
import { type ComponentPropsWithRef, useRef } from 'react';
import { Help, Point, Root, Whole } from './ImageCrop.styles.ts';
import { useImageMove } from './useImageMove.ts';

/** A place in an image, in per cent of its width and its height. */
export interface ImagePlace {
  x: number;
  y: number;
}

export interface FocalPointProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** The name of the place, for screen readers. */
  label: string;
  /** Address of the image. */
  src: string;
  /** The place that stays in sight when the image is cropped. */
  place: ImagePlace;
  /** Called with each place on the way, in whole per cent. */
  onChange: (change: { place: ImagePlace }) => void;
}

/** Whole per cents, so that each press is one. */
const STEP = { usual: 0.01, large: 0.1 };

const within = (value: number) => Math.min(Math.max(value, 0), 100);

/** Chooses the place of an image that stays in sight wherever it is cropped: pressed, dragged, or moved by the arrow keys. */
export function FocalPoint({ label, src, place, onChange, ...rest }: FocalPointProps) {
  const { t } = useLingui();
  // Between two whole per cents, a drag is not lost.
  const exact = useRef(place);
  const go = (x: number, y: number) => {
    exact.current = { x: within(x), y: within(y) };
    onChange({ place: { x: Math.round(exact.current.x), y: Math.round(exact.current.y) } });
  };
  const { frameProps, helpId } = useImageMove({
    label,
    step: STEP,
    onStart: ({ isByKeys }) => {
      if (isByKeys) exact.current = place;
    },
    onMove: (way) => go(exact.current.x + way.x * 100, exact.current.y + way.y * 100),
  });
  const { x, y } = place;

  return (
    <Root {...rest}>
      <Whole
        {...frameProps}
        onPointerDown={(event) => {
          const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
          go(((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100);
          frameProps.onPointerDown?.(event);
        }}
      >
        <img src={src} alt="" draggable={false} />
        <Point style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} />
      </Whole>
      <Help id={helpId} aria-live="polite">
        {t`${x}% from the left, ${y}% from the top. Press a place, or use the arrow keys.`}
      </Help>
    </Root>
  );
}
