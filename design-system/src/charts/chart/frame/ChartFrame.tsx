import { useLingui } from '@lingui/react/macro';
import { ChartNoAxesCombined } from 'lucide-react';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocaleSettings } from '../../../lib/i18n/LocaleProvider.tsx';
import { mergeRefs } from '../../../lib/react/merge-refs.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useOnDemand } from '../../../lib/on-demand/useOnDemand.ts';
import type { ChartItem, ChartProps, Drawing, Sheet, Space } from '../chart.types.ts';
import { Head, Message, Root, Stage } from './ChartFrame.styles.ts';
import { ChartLegend } from '../series/ChartLegend.tsx';
import { ChartSkeleton, type SkeletonKind } from './ChartSkeleton.tsx';
import { ChartSurface } from './ChartSurface.tsx';
import { ChartTools } from './ChartTools.tsx';
import type { FormatValue } from '../summary/numbers.ts';
import type { SwatchKind } from '../series/Swatch.tsx';
import { useHidden } from '../series/useHidden.ts';
import { useWidth } from './useWidth.ts';

interface ChartFrameProps extends ChartProps {
  /** The entries of the legend, which shows and hides them. */
  items: readonly ChartItem[];
  /** The shape of the legend's samples. */
  kind: SwatchKind;
  /** The shape of the skeleton while the values load. */
  skeleton?: SkeletonKind;
  /** Whether there is no value to draw. */
  isEmpty: boolean;
  /** Draws it into the room that there is. */
  draw: (space: Space) => Drawing;
  /** The values as rows, for the table and the file. */
  sheet: () => Sheet;
  /** Tells it to those who do not see it. */
  summary: (isShown: Space['isShown']) => string;
  /** Writes the values of the table. */
  formatValue: FormatValue;
}

const loadTable = () => import('./ChartTable.tsx');

/** The frame of every chart: legend, drawing, table, downloads, and the loading and empty states. */
export function ChartFrame(props: ChartFrameProps) {
  const { label, items, kind, skeleton = 'bars', isEmpty, draw, sheet, summary, formatValue, ref, ...others } = props;
  const { format: _format, height = 280, figure, figurePosition, legend = 'top', ...options } = others;
  const { isPatterned = false, ...more } = options;
  const { hidden: _hidden, defaultHidden: _defaultHidden, onHiddenChange: _onHiddenChange, ...rest } = more;
  const { isDownloadable = false, isLoading = false, emptyMessage, toolsRoom, ...root } = rest;
  const { t } = useLingui();
  const { direction } = useLocaleSettings();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const merged = useMemo(() => mergeRefs(ref, frame), [ref]);
  const [isTable, setTable] = useState(false);
  const { code, prepare, ask } = useOnDemand(loadTable);
  const [hidden, hide] = useHidden(props);
  const isShown = (series: number) => !hidden.includes(items[series]?.id ?? '');
  const isReady = !isLoading && !isEmpty;
  const showTable = (isOn: boolean) => {
    setTable(isOn);
    if (isOn) void ask(() => setTable(false));
  };
  const legendOf = (position: 'top' | 'end') =>
    legend === position &&
    items.length > 1 && (
      <ChartLegend {...{ label, items, kind, hidden, position }} isIdle={!isReady || isTable} onChange={hide} />
    );
  const topLegend = legendOf('top');
  const isRtl = direction === 'rtl';

  return (
    <Root
      role="group"
      aria-label={label}
      data-patterned={isPatterned || undefined}
      data-figure={figurePosition}
      {...root}
      ref={merged}
    >
      {(figure || topLegend || toolsRoom === undefined) && (
        <Head>
          {figure}
          {topLegend}
        </Head>
      )}
      <Stage style={{ minBlockSize: height }}>
        {isReady && isTable && code && <code.ChartTable {...{ label, formatValue, height }} sheet={sheet()} />}
        {isReady && !(isTable && code) && (
          <Room height={height}>
            {(room) => (
              <ChartSurface
                {...{ label, items, kind, height, isRtl }}
                width={room}
                summary={summary(isShown)}
                drawing={draw({ width: room, height, isRtl, isShown, id })}
              />
            )}
          </Room>
        )}
        {isLoading && <ChartSkeleton label={t`${label}: loading…`} kind={skeleton} height={height} />}
        {!isLoading && isEmpty && (
          <Message style={{ blockSize: height }}>
            <Icon icon={ChartNoAxesCombined} size="menu" />
            {emptyMessage ?? t`Nothing to show yet.`}
          </Message>
        )}
        {legendOf('end')}
      </Stage>
      <ToolsPosition room={toolsRoom}>
        {isReady && (
          <ChartTools
            {...{ label, isTable, isDownloadable, frame, sheet }}
            onTableChange={showTable}
            onTableHint={prepare}
          />
        )}
      </ToolsPosition>
    </Root>
  );
}

function ToolsPosition({ room, children }: { room: ChartProps['toolsRoom']; children: ReactNode }) {
  return room === undefined ? children : room && createPortal(children, room);
}

/** Measures the room for the drawing, and keeps its height until that is known. */
function Room({ height, children }: { height: number; children: (width: number) => ReactNode }) {
  const [width, measured] = useWidth();
  return (
    <div ref={measured} style={{ minBlockSize: height }}>
      {width > 0 && children(width)}
    </div>
  );
}
