import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { VisuallyHidden } from '../../../page-layout/primitives/VisuallyHidden.tsx';
import type { ChartItem, Drawing, Place, Spot, Tip } from '../chart.types.ts';
import { Surface } from './ChartFrame.styles.ts';
import { Plot } from '../plot/Plot.styles.ts';
import { ChartTip } from './ChartTip.tsx';
import { firstPlace, nextPlace, type PlaceKey } from '../plot/places.ts';
import type { SwatchKind } from '../series/Swatch.tsx';

interface ChartSurfaceProps {
  label: string;
  summary: string;
  items: readonly ChartItem[];
  kind: SwatchKind;
  drawing: Drawing;
  width: number;
  height: number;
  isRtl: boolean;
}

interface Look {
  place: Place;
  /** Keys speak, the pointer does not: whoever sees where it is reads the tooltip. */
  by: 'keys' | 'pointer';
}

/**
 * The drawing and what one finds in it by pointer and keys. The plot is the same element while people look around, so only the
 * layer above it is drawn again.
 */
export function ChartSurface(props: ChartSurfaceProps) {
  const { label, summary, items, kind, drawing, width, height, isRtl } = props;
  const { t } = useLingui();
  const summaryId = useId();
  const [look, setLook] = useState<Look>();
  const spot = look && drawing.marks[look.place.series]?.[look.place.index];
  const tip = look && spot ? drawing.tip(look.place) : undefined;

  const point = (event: PointerEvent<HTMLElement>) => {
    const place = drawing.pick(spotUnder(event));
    if (!isSame(place, look?.place)) setLook(place && { place, by: 'pointer' });
  };
  const start = () => {
    const place = look && spot ? look.place : firstPlace(drawing.marks);
    setLook(place && { place, by: 'keys' });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && look) setLook(undefined);
    else if (event.key === 'Enter' || event.key === ' ') start();
    else if (!isPlaceKey(event.key)) return;
    else if (!look || !spot) start();
    else setLook({ place: nextPlace(drawing.marks, look.place, event.key, isRtl), by: 'keys' });
    event.preventDefault();
  };

  const sheet = {
    width,
    height,
    'aria-hidden': true,
    'data-direction': isRtl ? 'rtl' : 'ltr',
  };

  return (
    <Surface
      role="application"
      aria-roledescription={t`chart`}
      aria-label={label}
      aria-describedby={summaryId}
      tabIndex={0}
      style={{ blockSize: height }}
      onPointerMove={point}
      onPointerDown={point}
      // A finger leaves when it is lifted; what it found stays to be read.
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && look?.by === 'pointer' && setLook(undefined)}
      onBlur={() => setLook(undefined)}
      onKeyDown={press}
    >
      <Plot {...sheet}>{drawing.plot}</Plot>
      {look && spot && <Plot {...sheet}>{drawing.highlight(look.place, spot)}</Plot>}
      {look && spot && tip && <ChartTip {...{ tip, spot, items, kind, width, height, isRtl }} />}
      <VisuallyHidden id={summaryId}>
        {summary} {t`Arrow keys go from value to value.`}
      </VisuallyHidden>
      <VisuallyHidden role="status">{look?.by === 'keys' && tip && wordsOf(tip)}</VisuallyHidden>
    </Surface>
  );
}

function wordsOf({ title, rows, current, spoken }: Tip): string {
  const row = rows.find(({ series }) => series === current);
  return [title, spoken ?? (row ? `${row.label} ${row.value}` : '')].filter(Boolean).join(': ');
}

function spotUnder({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Spot {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

const isSame = (one: Place | undefined, other: Place | undefined) =>
  one?.series === other?.series && one?.index === other?.index;

const placeKeys: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

const isPlaceKey = (key: string): key is PlaceKey => placeKeys.includes(key);
