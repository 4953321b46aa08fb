import { Fragment } from 'react';
import { Glints, Glow, Palm, Stars, Windows } from './postcard.parts.tsx';

const lisbonHouses: readonly (readonly [x: number, top: number, width: number, wall: string])[] = [
  [-10, 268, 92, '#f6d9a8'],
  [82, 236, 78, '#f3a7a0'],
  [160, 276, 88, '#fdf3dc'],
  [248, 246, 74, '#8cc6cf'],
  [322, 282, 92, '#f7c768'],
  [414, 250, 80, '#fdf3dc'],
  [494, 224, 76, '#f3a7a0'],
  [570, 262, 90, '#a9cfa4'],
];

/** Houses above the river, with the bridge and a tram. */
export const Lisbon = () => (
  <>
    <Glow x={500} y={84} radius={36} colors={['#9fd4ea', '#aedbed', '#c0e3f0', '#d6ecf1', '#fff4cf']} />
    <path d="M0 190C80 166 160 176 240 188S440 160 640 182V220H0Z" fill="#8db9a0" />
    <path d="M0 204H640V300H0Z" fill="#4c9cc4" />
    <Glints
      color="#bfe2ee"
      at={[
        [60, 222, 70],
        [230, 232, 50],
        [360, 220, 90],
        [520, 236, 60],
      ]}
    />
    <g fill="none" stroke="#c2453c" strokeWidth="5">
      <path d="M0 180H640" strokeWidth="7" />
      <path d="M168 236V84M188 236V84M440 236V84M460 236V84" strokeWidth="6" />
      <path d="M168 104H188M168 140H188M440 104H460M440 140H460" />
      <path d="M-40 176L178 86C230 160 270 172 314 172S400 160 450 86L660 172" strokeWidth="3" />
      <path d="M220 134V180M252 160V180M284 170V180M346 170V180M378 160V180M410 132V180" strokeWidth="2" />
    </g>
    {lisbonHouses.map(([x, top, width, wall]) => (
      <Fragment key={x}>
        <path d={`M${x} ${top}h${width}V400h${-width}z`} fill={wall} />
        <path d={`M${x - 5} ${top + 2}l14 -26h${width - 18}l14 26z`} fill="#c8603c" />
        <path d={`M${x - 5} ${top + 2}h${width + 10}v6h${-width - 10}z`} fill="#a94b2e" />
        {[16, 44].map((down) =>
          [0.18, 0.62].map((across) => (
            <path
              key={`${down} ${across}`}
              d={`M${x + width * across} ${top + down}h14v18h-14z`}
              fill="#3c5a78"
              stroke="#fff"
              strokeWidth="2.5"
            />
          )),
        )}
      </Fragment>
    ))}
    <path d="M0 366H640V400H0Z" fill="#8d96a6" />
    <path d="M0 392H640" stroke="#5f6879" strokeWidth="3" />
    <path d="M214 390V330a14 14 0 0 1 14 -14H388a14 14 0 0 1 14 14V390Z" fill="#ffc02e" />
    <path d="M214 352H402V360H214Z" fill="#fff6de" />
    <path d="M228 326h30v22h-30zM266 326h30v22h-30zM304 326h30v22h-30zM342 326h30v22h-30z" fill="#31506e" />
    <path d="M206 312H410V318H206Z" fill="#e9e2d0" />
    <path d="M308 312L328 290H344" fill="none" stroke="#3c4657" strokeWidth="3" />
    <circle cx="258" cy="390" r="9" fill="#2b3444" />
    <circle cx="358" cy="390" r="9" fill="#2b3444" />
  </>
);

/** The mountain, a pagoda and a branch in blossom. */
export const Tokyo = () => (
  <>
    <Glow x={330} y={150} radius={74} colors={['#fbdcd8', '#fce3dc', '#fdeae1', '#e9566a']} />
    <path d="M60 312L292 112C314 98 346 98 368 112L600 312Z" fill="#5f71b3" />
    <path d="M330 102C346 102 358 106 368 112L600 312H430Z" fill="#5163a4" />
    <path
      d="M292 112C314 98 346 98 368 112L430 166L404 158L382 182L356 160L332 190L308 160L284 182L260 156L234 162Z"
      fill="#fff"
    />
    <path d="M0 300C100 276 180 294 280 300S520 280 640 296V340H0Z" fill="#7e9b8d" />
    <path d="M0 324H640V400H0Z" fill="#8fb8d3" />
    <Glints
      color="#e8f2f8"
      at={[
        [120, 346, 80],
        [260, 362, 60],
        [60, 376, 50],
        [350, 342, 70],
      ]}
    />
    <g transform="translate(528 352)">
      {[0, 1, 2, 3].map((floor) => {
        const half = 54 - floor * 9;
        const base = -floor * 52;
        return (
          <Fragment key={floor}>
            <path d={`M${-half * 0.62} ${base}h${half * 1.24}v-34h${-half * 1.24}z`} fill="#d8493f" />
            <path d={`M-9 ${base}h18v-24h-18z`} fill="#7c241f" />
            <path
              d={`M${-half - 12} ${base - 30}C${-half + 10} ${base - 34} ${-half * 0.6} ${base - 44} ${-half * 0.5} ${base - 52}H${half * 0.5}C${half * 0.6} ${base - 44} ${half - 10} ${base - 34} ${half + 12} ${base - 30}Z`}
              fill="#2b2f55"
            />
          </Fragment>
        );
      })}
      <path d="M-3 -208V-252H3V-208Z" fill="#2b2f55" />
    </g>
    <path d="M400 400C440 356 520 342 640 350V400Z" fill="#3f6b5c" />
    <path
      d="M-10 60C60 74 120 52 200 74M70 66C100 96 128 104 168 110M128 64C150 44 172 34 206 36"
      fill="none"
      stroke="#5b3a3c"
      strokeWidth="7"
      strokeLinecap="round"
    />
    {[
      [40, 62],
      [76, 52],
      [104, 80],
      [140, 58],
      [150, 104],
      [176, 112],
      [172, 44],
      [206, 36],
      [200, 76],
      [118, 98],
      [20, 76],
    ].map(([x = 0, y = 0], index) => (
      <g key={x} fill={index % 3 === 0 ? '#f7a3bb' : '#fbc3d1'}>
        <circle cx={x - 9} cy={y} r="11" />
        <circle cx={x + 9} cy={y - 3} r="11" />
        <circle cx={x} cy={y + 10} r="11" />
        <circle cx={x} cy={y + 1} r="4" fill="#e9566a" />
      </g>
    ))}
  </>
);

const farTowers: readonly (readonly [x: number, top: number, width: number])[] = [
  [0, 190, 46],
  [50, 150, 40],
  [94, 206, 52],
  [150, 128, 38],
  [254, 172, 44],
  [340, 148, 40],
  [446, 118, 42],
  [492, 196, 50],
  [596, 160, 44],
];

const nearTowers: readonly (readonly [x: number, top: number, width: number])[] = [
  [-8, 240, 62],
  [66, 214, 56],
  [182, 190, 62],
  [248, 236, 60],
  [386, 206, 58],
  [452, 246, 66],
  [528, 176, 58],
];

/** Towers by the water, at night. */
export const NewYork = () => (
  <>
    <Glow x={478} y={88} radius={32} colors={['#1d2560', '#232c6c', '#2b357b', '#37428c', '#fff1c9']} />
    <Stars
      color="#c9d3ff"
      at={[
        [36, 50],
        [90, 28],
        [140, 84],
        [210, 40],
        [250, 96],
        [310, 30],
        [400, 40],
        [580, 40],
        [616, 100],
        [24, 120],
      ]}
    />
    <path d={farTowers.map(([x, top, width]) => `M${x} ${top}h${width}V330h${-width}z`).join('')} fill="#3f4aa0" />
    <path d="M300 330V130H312V100H320V70H328V100H336V130H348V330Z" fill="#151b45" />
    <path d="M323 70V34H325V70Z" fill="#151b45" />
    <Windows x={308} y={146} columns={3} rows={9} color="#ffd27a" pitch={[13, 18]} />
    <path d={nearTowers.map(([x, top, width]) => `M${x} ${top}h${width}V330h${-width}z`).join('')} fill="#151b45" />
    <path d="M182 190L213 152L244 190Z" fill="#151b45" />
    {nearTowers.map(([x, top, width]) => (
      <Windows key={x} x={x + 10} y={top + 14} columns={Math.floor((width - 12) / 14)} rows={4} color="#ffd27a" />
    ))}
    <path d="M0 312H640V400H0Z" fill="#202a6b" />
    <path d="M0 312H640V320H0Z" fill="#0f1436" />
    <Glints
      color="#f6c46c"
      at={[
        [40, 340, 44],
        [110, 356, 30],
        [196, 338, 52],
        [306, 346, 40],
        [330, 366, 24],
        [410, 340, 50],
        [540, 352, 44],
        [470, 376, 36],
        [240, 380, 30],
      ]}
    />
  </>
);

/** The pyramids beyond the dunes, before sunset. */
export const Cairo = () => (
  <>
    <Glow x={146} y={140} radius={44} colors={['#f9c98a', '#fad096', '#fbd8a5', '#fde3b8', '#fff5d8']} />
    <path d="M402 282L500 168L600 282Z" fill="#dc9a58" />
    <path d="M500 168L600 282H524Z" fill="#b8733c" />
    <path d="M150 290L308 92L470 290Z" fill="#e5a662" />
    <path d="M308 92L470 290H350Z" fill="#bd783f" />
    <path d="M308 92L330 119L320 128L308 120L298 130L289 116Z" fill="#f6d5a0" />
    <path d="M34 292L120 190L208 292Z" fill="#dc9a58" />
    <path d="M120 190L208 292H142Z" fill="#b8733c" />
    <path d="M0 286C110 262 220 300 330 282S540 270 640 290V400H0Z" fill="#eab56e" />
    <path d="M0 326C140 292 270 340 400 316S580 312 640 330V400H0Z" fill="#d99a55" />
    <path d="M0 372C160 332 300 384 470 352S600 352 640 360V400H0Z" fill="#bf7d40" />
    <g fill="#6b3b22">
      {[392, 456].map((x) => (
        <path
          key={x}
          transform={`translate(${x} 322)`}
          d="M-22 0V-24C-22 -34 -12 -34 -8 -42C-4 -50 4 -50 8 -42C11 -36 18 -34 22 -40L27 -54C28 -58 36 -58 40 -54V-50H32L27 -26C25 -20 22 -18 21 -16V0H17V-16H-14V0Z"
        />
      ))}
    </g>
    <Palm x={566} y={372} scale={1.1} color="#6b3b22" />
    <Palm x={604} y={380} scale={0.8} color="#7d4828" />
  </>
);
