import type { Box, Drawing, PlacedEdge, PlacedState } from './chart.layout.ts';
import { type Line, LINE_HEIGHT } from './chart.lines.ts';

interface ChartDrawingProps {
  drawing: Drawing;
  /** Paths of the active states. */
  active: readonly string[];
  /** Ids of the transitions taken last. */
  taken: readonly string[];
  /**
   * Whether the drawing is a mirrored one, whose texts begin at the right.
   * @default false
   */
  isMirrored?: boolean;
}

/** The states and lines of a chart, inside an `svg`. */
export function ChartDrawing({ drawing, active, taken, isMirrored = false }: ChartDrawingProps) {
  const isTaken = ({ transitions }: PlacedEdge) => transitions.some((id) => taken.includes(id));
  const edges = drawing.edges.toSorted((one, other) => Number(isTaken(one)) - Number(isTaken(other)));

  return (
    <>
      <defs>
        {['plain', 'taken'].map((kind) => (
          <marker
            key={kind}
            id={`sc-arrow-${kind}`}
            className={`sc-arrow-${kind}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto-start-reverse"
          >
            <path d="M0 0.5 8 4 0 7.5 2 4z" />
          </marker>
        ))}
      </defs>
      {drawing.states.map((state) => (
        <State key={state.path} {...{ state, isMirrored }} isActive={active.includes(state.path)} />
      ))}
      {edges.map((edge) => (
        <path
          key={edge.id}
          className="sc-edge"
          data-taken={isTaken(edge) || undefined}
          data-first={edge.transitions.length === 0 || undefined}
          d={curve(edge.points)}
          markerEnd={`url(#sc-arrow-${isTaken(edge) ? 'taken' : 'plain'})`}
        />
      ))}
      {edges.map(
        (edge) => edge.lines.length > 0 && <Label key={edge.id} {...{ edge, isMirrored }} isTaken={isTaken(edge)} />,
      )}
    </>
  );
}

interface StateProps {
  state: PlacedState;
  isActive: boolean;
  isMirrored: boolean;
}

function State({ state: { path, kind, box, title, lines }, isActive, isMirrored }: StateProps) {
  const isFrame = kind === 'compound' || kind === 'parallel';
  const isFinal = kind === 'final';
  const canFold = lines.some(({ role, text }) => role === 'fold' || text.endsWith(' ▾'));
  return (
    <g className="sc-state" data-kind={kind} data-frame={isFrame || undefined} data-active={isActive || undefined}>
      <rect {...box} rx={isFrame ? 14 : 10} />
      {isFinal && <rect className="sc-end" {...inset(box, 3)} rx={7} />}
      {canFold && <rect className="sc-fold-area" data-fold={path} {...title} />}
      <Lines {...{ lines, isMirrored }} box={title} />
    </g>
  );
}

interface LabelProps {
  edge: PlacedEdge;
  isTaken: boolean;
  isMirrored: boolean;
}

function Label({ edge: { label, lines }, isTaken, isMirrored }: LabelProps) {
  return (
    <g className="sc-label" data-taken={isTaken || undefined}>
      <rect {...inset(label, 3)} rx={8} />
      <Lines {...{ lines, isMirrored }} box={label} />
    </g>
  );
}

interface LinesProps {
  lines: readonly Line[];
  box: Box;
  isMirrored: boolean;
}

function Lines({ lines, box, isMirrored }: LinesProps) {
  const start = isMirrored
    ? ({ x: box.x + box.width - 12, textAnchor: 'end' } as const)
    : ({ x: box.x + 12, textAnchor: 'start' } as const);
  return lines.map(({ text, role }, index) => (
    // The lines of a block never change places.
    <text key={index} className={`sc-${role}`} {...start} y={box.y + 9 + index * LINE_HEIGHT + 12}>
      {text}
    </text>
  ));
}

function inset({ x, y, width, height }: Box, by: number) {
  return { x: x + by, y: y + by, width: Math.max(0, width - 2 * by), height: Math.max(0, height - 2 * by) };
}

/** A soft line: through the middle of each stretch, bending at the corners. */
function curve(points: ReadonlyArray<{ x: number; y: number }>): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const bends = rest.slice(0, -1).map((corner, index) => {
    const next = rest[index + 1] ?? last;
    const isLast = index === rest.length - 2;
    const end = isLast ? last : { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 };
    return `Q${corner.x} ${corner.y} ${end.x} ${end.y}`;
  });
  return `M${first.x} ${first.y}${bends.join('') || `L${last.x} ${last.y}`}`;
}
