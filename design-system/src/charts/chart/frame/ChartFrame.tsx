import { useLingui } from '@lingui/react/macro';
import { ChartNoAxesCombined } from 'lucide-react';
import { type ReactNode, useContext, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocaleSettings } from '../../../lib/i18n/LocaleProvider.tsx';
import { mergeRefs } from '../../../lib/react/merge-refs.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useOnDemand } from '../../../lib/on-demand/useOnDemand.ts';
import type { ChartItem, ChartProps, Drawing, Sheet, Space } from '../chart.types.ts';
import { ChartCardTools } from './chart-card.context.ts';
import { Head, Message, Root, Stage, Zero } from './ChartFrame.styles.ts';
import { ChartLegend } from '../series/ChartLegend.tsx';
import { ChartSkeleton, type SkeletonKind } from './ChartSkeleton.tsx';
import { ChartSurface } from '../surface/ChartSurface.tsx';
import { ChartTools } from './ChartTools.tsx';
import type { FormatValue } from '../summary/numbers.ts';
import type { SwatchKind } from '../series/Swatch.tsx';
import { useHidden } from '../series/useHidden.ts';
import { MOST_PARTS } from '../plot/thin.ts';
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
  /** Whether it says that every value is zero. */
  isZero?: boolean;
  /**
   * How many shapes it has that people tell apart one by one; a legend's entries when left out. Too many are not drawn, but said.
   */
  shapes?: number;
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
  const { ref, label, items, kind, skeleton = 'bars', isEmpty, isZero = false, shapes, ...data } = props;
  const { draw, sheet, summary, formatValue, ...others } = data;
  const { format: _format, height = 280, figure, figurePosition, legend = 'top', ...options } = others;
  const { isPatterned = false, ...more } = options;
  const { hidden: _hidden, defaultHidden: _defaultHidden, onHiddenChange: _onHiddenChange, ...rest } = more;
  const { isDownloadable = false, isLoading = false, emptyMessage, zeroMessage, ...last } = rest;
  const { toolsRoom: ownRoom, onChoose, ...root } = last;
  const toolsRoom = useToolsRoom(ownRoom);
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
  const isTooMuch = isReady && Math.max(shapes ?? 0, items.length) > MOST_PARTS;
  const hasTable = isTable && code !== undefined;
  const showTable = (isOn: boolean) => {
    setTable(isOn);
    if (isOn) void ask(() => setTable(false));
  };
  const legendOf = (position: 'top' | 'end') =>
    legend === position &&
    items.length > 1 &&
    !isTooMuch && (
      <ChartLegend {...{ label, items, kind, hidden, position }} isIdle={!isReady || isTable} onChange={hide} />
    );
  const topLegend = legendOf('top');

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
        {isReady && hasTable && <code.ChartTable {...{ label, formatValue, height }} sheet={sheet()} />}
        {isReady && !isTooMuch && !hasTable && (
          <Drawn {...{ label, items, kind, height, isRtl: direction === 'rtl', isShown, id, draw, summary, onChoose }}>
            {isZero && <Zero>{zeroMessage ?? t`Every value is 0.`}</Zero>}
          </Drawn>
        )}
        {isLoading && <ChartSkeleton label={t`${label}: loading…`} kind={skeleton} height={height} />}
        {!isLoading && isEmpty && <Notice height={height}>{emptyMessage}</Notice>}
        {isTooMuch && !hasTable && <TooMuch height={height} count={Math.max(shapes ?? 0, items.length)} />}
        {legendOf('end')}
      </Stage>
      <ToolsPosition room={toolsRoom}>
        {isReady && (
          <ChartTools
            {...{ label, isTable, isDownloadable, frame, sheet, onTableHint: prepare }}
            onTableChange={showTable}
          />
        )}
      </ToolsPosition>
    </Root>
  );
}

/** The place of the tools: the chart's own choice, or the head of its card. */
function useToolsRoom(own: ChartFrameProps['toolsRoom']) {
  const cardRoom = useContext(ChartCardTools);
  return own === undefined ? cardRoom : own;
}

/** Says why nothing is drawn; left out, that there is nothing. */
function Notice({ height, children }: { height: number; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Message style={{ blockSize: height }}>
      <Icon icon={ChartNoAxesCombined} size="menu" />
      {children ?? t`Nothing to show yet.`}
    </Message>
  );
}

function TooMuch({ height, count }: { height: number; count: number }) {
  const { t } = useLingui();
  const parts = count.toLocaleString('pt-BR');
  return (
    <Notice height={height}>
      {t`${parts} values are too many to tell apart in a chart. The table shows them all.`}
    </Notice>
  );
}

function ToolsPosition({ room, children }: { room: ChartProps['toolsRoom']; children: ReactNode }) {
  return room === undefined ? children : room && createPortal(children, room);
}

type DrawnProps = Pick<ChartFrameProps, 'label' | 'items' | 'kind' | 'draw' | 'summary'> & {
  onChoose: ChartFrameProps['onChoose'] | undefined;
} & Pick<Space, 'height' | 'isRtl' | 'isShown' | 'id'> & { children: ReactNode };

function Drawn({ draw, summary, isShown, id, children, ...surface }: DrawnProps) {
  const { height, isRtl } = surface;
  return (
    <Room height={height} over={children}>
      {(width) => (
        <ChartSurface
          {...surface}
          width={width}
          summary={summary(isShown)}
          drawing={draw({ width, height, isRtl, isShown, id })}
        />
      )}
    </Room>
  );
}

interface RoomProps {
  height: number;
  /** Stands over the drawing. */
  over: ReactNode;
  children: (width: number) => ReactNode;
}

/** Measures the room for the drawing, and keeps its height until that is known. */
function Room({ height, over, children }: RoomProps) {
  const [width, measured] = useWidth();
  return (
    <div ref={measured} style={{ position: 'relative', minBlockSize: height }}>
      {width > 0 && children(width)}
      {over}
    </div>
  );
}
