/** The area of the values, in pixels. Axes and labels stand around it. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** About how wide a text of the axes is: they are 12 px high. */
export const widthOf = (text: string): number => text.length * 6.7;

const widest = (texts: readonly string[]) => texts.reduce((most, text) => Math.max(most, widthOf(text)), 0);

interface BoxSetup {
  width: number;
  height: number;
  isRtl: boolean;
  /** The labels at the side: values, or row names. */
  side: readonly string[];
  /** The labels below. Leave empty for a drawing without a lower axis. */
  below: readonly string[];
  /**
   * Whether the first and the last text below are as far out as the drawing goes.
   * @default false
   */
  reachesEnds?: boolean;
  /**
   * Whether words say what the axes measure: above the values at the side, and below those below.
   * @default false
   */
  hasTitles?: boolean;
}

/** How high a line of words is. */
const LINE = 18;

/** An area narrower than its words, as at a first measure, keeps this much: a negative size is an error in SVG. */
const LEAST = 10;

/** Leaves as much room around the drawing as its words need, at the side where lines start. */
export function boxFor({ width, height, isRtl, side, below, reachesEnds = false, hasTitles = false }: BoxSetup): Box {
  const titles = hasTitles ? LINE : 0;
  const start = side.length > 0 ? Math.min(widest(side) + 12, width * 0.4) : 8;
  const end = reachesEnds ? Math.max(widthOf(below.at(-1) ?? '') / 2 + 2, 8) : 8;
  const first = reachesEnds ? Math.max(start, widthOf(below[0] ?? '') / 2 + 2) : start;
  const left = isRtl ? end : first;
  const top = 10 + titles;
  return {
    left,
    right: Math.max(width - (isRtl ? first : end), left + LEAST),
    top,
    bottom: Math.max(height - (below.length > 0 ? 26 : 8) - titles, top + LEAST),
  };
}

/** Every how many-th text is shown, so that none touches the next. */
function everyNth(texts: readonly string[], room: number): number {
  const step = room / Math.max(texts.length - 1, 1);
  return Math.max(1, Math.ceil((widest(texts) + 14) / Math.max(step, 0.01)));
}

/** The indices of the texts that are shown. */
export function shownTexts(texts: readonly string[], room: number): number[] {
  const nth = everyNth(texts, room);
  return Array.from({ length: Math.ceil(texts.length / nth) }, (_, at) => at * nth);
}
