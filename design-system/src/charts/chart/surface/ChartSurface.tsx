import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { VisuallyHidden } from '../../../page-layout/primitives/VisuallyHidden.tsx';
import type { ChartItem, ChartProps, Drawing, Tip } from '../chart.types.ts';
import { Condensed, Surface } from '../frame/ChartFrame.styles.ts';
import { Plot } from '../plot/Plot.styles.ts';
import { ChartTip } from './ChartTip.tsx';
import type { SwatchKind } from '../series/Swatch.tsx';
import { useActivePoint } from './useActivePoint.ts';

interface ChartSurfaceProps {
  label: string;
  summary: string;
  items: readonly ChartItem[];
  kind: SwatchKind;
  drawing: Drawing;
  width: number;
  height: number;
  isRtl: boolean;
  onChoose: ChartProps['onChoose'] | undefined;
}

/**
 * The drawing and what one finds in it by pointer and keys. The plot is the same element while people look around, so only the
 * layer above it is drawn again.
 */
export function ChartSurface(props: ChartSurfaceProps) {
  const { label, summary, items, kind, drawing, width, height, isRtl, onChoose } = props;
  const { t } = useLingui();
  const summaryId = useId();
  const { activePoint, spot, tip, handlers } = useActivePoint(props);

  const sheet = {
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'aria-hidden': true,
    'data-direction': isRtl ? 'rtl' : 'ltr',
  };

  const surface = (
    <Surface
      role="application"
      aria-roledescription={t`chart`}
      aria-label={label}
      aria-describedby={drawing.isCondensed ? `${summaryId} ${summaryId}-condensed` : summaryId}
      tabIndex={0}
      style={{ blockSize: height }}
      data-choosable={(onChoose && activePoint !== undefined) || undefined}
      {...handlers}
    >
      <Plot {...sheet}>{drawing.plot}</Plot>
      {activePoint && spot && <Plot {...sheet}>{drawing.highlight(activePoint.position, spot)}</Plot>}
      {activePoint && spot && tip && <ChartTip {...{ tip, spot, items, kind, width, height, isRtl }} />}
      <VisuallyHidden id={summaryId}>
        {summary} {t`Arrow keys go from value to value.`} {onChoose && t`Enter opens what is behind it.`}
      </VisuallyHidden>
      <VisuallyHidden role="status">
        {activePoint?.by === 'keys' && tip && announcementOf(tip, items.length)}
      </VisuallyHidden>
    </Surface>
  );
  return (
    <>
      {surface}
      {drawing.isCondensed && (
        <Condensed id={`${summaryId}-condensed`}>
          <Trans>The drawing is condensed. The table has every value.</Trans>
        </Condensed>
      )}
    </>
  );
}

/** The place and its value: "May, 1.234". The name of the only series is that of the chart, and not repeated. */
function announcementOf({ title, rows, current, announced }: Tip, series: number): string {
  const row = rows.find((each) => each.series === current);
  const value = row && (series === 1 && title ? row.value : `${row.label} ${row.value}`);
  return [title, announced ?? value].filter(Boolean).join(', ');
}
