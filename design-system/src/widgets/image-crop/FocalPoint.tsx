import { useLingui } from '@lingui/react/macro';
import { type ComponentPropsWithRef, useId, useRef } from 'react';
import { useMove } from 'react-aria/useMove';
import { Help, Point, Root, Whole } from './ImageCrop.styles.ts';

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

const within = (value: number) => Math.min(Math.max(value, 0), 100);

/** Chooses the place of an image that stays in sight wherever it is cropped: pressed, dragged, or moved by the arrow keys. */
export function FocalPoint({ label, src, place, onChange, ...rest }: FocalPointProps) {
  const { t } = useLingui();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  // Between two whole per cents, a drag is not lost.
  const exact = useRef(place);
  const go = (x: number, y: number) => {
    exact.current = { x: within(x), y: within(y) };
    onChange({ place: { x: Math.round(exact.current.x), y: Math.round(exact.current.y) } });
  };
  const { moveProps } = useMove({
    onMoveStart: ({ pointerType }) => {
      if (pointerType === 'keyboard') exact.current = place;
    },
    onMove({ pointerType, deltaX, deltaY, shiftKey }) {
      const { x, y } = exact.current;
      const { width = 1, height = 1 } = frame.current?.getBoundingClientRect() ?? {};
      const step = shiftKey ? 10 : 1;
      if (pointerType === 'keyboard') go(x + deltaX * step, y + deltaY * step);
      else go(x + (deltaX / width) * 100, y + (deltaY / height) * 100);
    },
  });
  const { x, y } = place;

  return (
    <Root {...rest}>
      <Whole
        {...moveProps}
        ref={frame}
        // An image has no direction of writing.
        dir="ltr"
        role="application"
        tabIndex={0}
        aria-label={label}
        aria-describedby={id}
        onPointerDown={(event) => {
          const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
          go(((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100);
          moveProps.onPointerDown?.(event);
        }}
      >
        <img src={src} alt="" draggable={false} />
        <Point style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} />
      </Whole>
      <Help id={id} aria-live="polite">
        {t`${x}% from the left, ${y}% from the top. Press a place, or use the arrow keys.`}
      </Help>
    </Root>
  );
}
