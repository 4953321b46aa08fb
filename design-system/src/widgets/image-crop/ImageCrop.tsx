import { useLingui } from '@lingui/react/macro';
import { type ComponentPropsWithRef, useEffect, useEffectEvent, useState } from 'react';
import { Slider } from '../../extensions/slider/Slider.tsx';
import { type Crop, type ImageSize, MOST_ZOOM, moved, sharesOf, zoomed } from './crop.ts';
import { Frame, Help, Picture, Root, Shade } from './ImageCrop.styles.ts';
import { useImageMove } from './useImageMove.ts';

export interface ImageCropProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** The name of the part to be chosen, for screen readers. */
  label: string;
  /** Address of the image. */
  src: string;
  /** The square that is kept; begin with `wholeSquare`. */
  crop: Crop;
  /** Called with each square on the way. */
  onChange: (change: { crop: Crop }) => void;
  /**
   * The form in which the square will be shown.
   * @default 'circle'
   */
  shape?: 'circle' | 'square';
}

/** The way of the image with one press of a key, in sides of the square. */
const STEP = { usual: 0.02, large: 0.1 };
const ZOOM_STEP = 0.1;

/** Chooses a square of an image by dragging it, by arrow keys, and by a zoom; `squareOf` gives its pixels. */
export function ImageCrop({ label, src, crop, onChange, shape = 'circle', ...rest }: ImageCropProps) {
  const { t } = useLingui();
  const [size, setSize] = useState<ImageSize>({ width: 1, height: 1 });
  const zoom = (wanted: number) => onChange({ crop: zoomed(crop, size, wanted) });
  const { frame, frameProps, helpId } = useImageMove({
    label,
    step: STEP,
    onMove: (way) => onChange({ crop: moved(crop, size, way) }),
  });
  useWheel(frame, (turn) => zoom(crop.zoom - turn * ZOOM_STEP));
  const shares = sharesOf(size, crop.zoom);

  return (
    <Root {...rest}>
      <Frame
        {...frameProps}
        onKeyDown={(event) => {
          frameProps.onKeyDown?.(event);
          const turn = { PageUp: 1, PageDown: -1 }[event.key];
          if (turn === undefined) return;
          event.preventDefault();
          zoom(crop.zoom + turn * ZOOM_STEP);
        }}
      >
        <Picture
          src={src}
          alt=""
          draggable={false}
          onLoad={({ currentTarget }) =>
            setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
          style={{
            inlineSize: `${100 / shares.width}%`,
            blockSize: `${100 / shares.height}%`,
            transform: `translate(${percent(shares.width / 2 - crop.x)}, ${percent(shares.height / 2 - crop.y)})`,
          }}
        />
        <Shade data-shape={shape} />
      </Frame>
      <Help id={helpId}>{t`Drag the image, or move it with the arrow keys.`}</Help>
      <Slider
        label={t({ message: 'Zoom', context: 'image' })}
        min={1}
        max={MOST_ZOOM}
        step={ZOOM_STEP}
        value={crop.zoom}
        format={{ style: 'percent' }}
        onChange={({ value }) => zoom(value)}
      />
    </Root>
  );
}

const percent = (share: number) => `${share * 100}%`;

/** Turns of the wheel over an element, which then do not scroll the page: React listens to them too late for that. */
function useWheel(target: { current: HTMLElement | null }, onTurn: (turn: 1 | -1) => void) {
  const turn = useEffectEvent((event: WheelEvent) => {
    if (event.deltaY === 0) return;
    event.preventDefault();
    onTurn(event.deltaY > 0 ? 1 : -1);
  });
  useEffect(() => {
    const element = target.current;
    const listener = (event: WheelEvent) => turn(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [target]);
}
