interface GlowProps {
  x: number;
  y: number;
  /** The sky, then one ring each towards the light, then the light itself. */
  colors: readonly string[];
  /** The radius of the light. */
  radius?: number;
}

/** A sky that grows brighter in rings around the sun or the moon. */
export function Glow({ x, y, colors, radius = 42 }: GlowProps) {
  const [sky, ...rings] = colors;
  return (
    <>
      <path d="M0 0H640V400H0Z" fill={sky} />
      {rings.map((color, index) => {
        const step = rings.length - 1 - index;
        return <circle key={color} cx={x} cy={y} r={radius + step * (70 + step * 22)} fill={color} />;
      })}
    </>
  );
}

interface PalmProps {
  x: number;
  y: number;
  scale?: number;
  color: string;
}

/** A palm whose foot stands at the point. */
export const Palm = ({ x, y, scale = 1, color }: PalmProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} fill={color}>
    <path d="M-7 0C-2 -50 0 -90 16 -128L24 -124C12 -88 10 -48 9 0Z" />
    <path d="M20 -128C-4 -158 -38 -156 -58 -132C-32 -138 -8 -136 20 -128Z" />
    <path d="M20 -128C-8 -138 -42 -122 -48 -92C-30 -112 -8 -120 20 -128Z" />
    <path d="M20 -128C14 -160 32 -184 62 -182C42 -170 30 -152 20 -128Z" />
    <path d="M20 -128C40 -158 78 -156 92 -128C68 -138 46 -138 20 -128Z" />
    <path d="M20 -128C50 -138 76 -118 78 -88C64 -108 46 -120 20 -128Z" />
    <path d="M20 -128C2 -112 -8 -92 -2 -72C6 -92 12 -108 20 -128Z" />
  </g>
);

interface WindowsProps {
  x: number;
  y: number;
  columns: number;
  rows: number;
  color: string;
  /** The distance from one to the next. */
  pitch?: readonly [across: number, down: number];
}

/** Windows in a raster, some of them dark, always the same ones. */
export function Windows({ x, y, columns, rows, color, pitch: [across, down] = [14, 18] }: WindowsProps) {
  const places = Array.from({ length: columns * rows }, (_, index) => [index % columns, Math.floor(index / columns)]);
  const lit = places.filter(([column = 0, row = 0]) => (column * 7 + row * 5 + columns) % 3 !== 0);
  const path = lit.map(([column = 0, row = 0]) => `M${x + column * across} ${y + row * down}h6v9h-6z`).join('');
  return <path d={path} fill={color} />;
}

/** Stars at the given places, as pairs of across and down. */
export const Stars = ({ at, color }: { at: readonly (readonly [number, number])[]; color: string }) => (
  <path d={at.map(([x, y]) => `M${x} ${y}h0`).join('')} stroke={color} strokeWidth="3" strokeLinecap="round" />
);

/** Light on water: short level strokes, as across, down and length. */
export const Glints = ({ at, color }: { at: readonly (readonly [number, number, number])[]; color: string }) => (
  <path
    d={at.map(([x, y, length]) => `M${x} ${y}h${length}`).join('')}
    stroke={color}
    strokeWidth="4"
    strokeLinecap="round"
  />
);
