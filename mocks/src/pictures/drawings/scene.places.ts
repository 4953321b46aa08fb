import type { Chances } from '../../lib/time/clock.ts';
import { coral, paper, sand, signal } from '../palette.ts';
import type { Light } from './scene.light.ts';
import { circle, ellipse, gradient, group, path, rect, type Shape, stroke } from '../svg.ts';

/** The ground under the sky of a scene of 640 by 400. */
export type Place = (light: Light, chances: Chances) => Shape;

export const bay: Place = (light) =>
  group(
    {},
    path('M0 276v-40q70-40 150-4 70-46 150 0 80-34 160 6 90-30 180-6v44z', { fill: light.far }),
    sea(light, 270),
    path('M344 274c12-58 36-140 76-140s62 84 78 140z', { fill: light.middle }),
    path('M452 274c14-34 36-62 66-62 34 0 66 28 84 62z', { fill: light.near, opacity: 0.85 }),
    sail(150, 318, 1),
    sail(236, 300, 0.6),
    path('M0 400v-44c110-34 220 6 350 22s210 2 290-12v34z', { fill: light.near }),
  );

export const peaks: Place = (light) =>
  group(
    {},
    path('M0 310 90 200l60 54 94-134 96 140 66-72 96 110 78-88 60 56v140H0z', { fill: light.far }),
    path('m244 120-40 57 20-8 16 15 16-13 21 9zm162 68-27 30 14-5 12 10 12-9 16 7zm-316 12-22 27 13-4 9 9 18 3z', {
      fill: paper,
      opacity: light.isDark ? 0.6 : 0.95,
    }),
    path('M0 340 120 262l100 74 116-84 132 88 92-54 80 50v30H0z', { fill: light.middle }),
    path('M0 364q160-46 320-12t320-4v60H0z', { fill: light.near }),
    ...[
      [70, 1.1],
      [112, 0.8],
      [430, 0.9],
      [500, 1.25],
      [556, 0.85],
    ].map(([x = 0, size = 1]) => pine(x, 366, size, light)),
  );

export const city: Place = (light, chances) =>
  group(
    {},
    skyline(light.far, 300, 120, chances),
    group({}, skyline(light.middle, 310, 90, chances), windows(light, chances)),
    sea(light, 308),
    stroke('M-10 352h660', light.near, 9),
    stroke('M-20 352Q120 250 260 352 400 250 540 352 600 300 680 290', light.near, 4),
    ...[50, 85, 120, 155, 190, 330, 365, 400, 435, 470].map((x) =>
      stroke(`M${x} 350v${-46 + Math.abs(((x - 50) % 280) - 70) * 0.55}`, light.near, 2),
    ),
  );

export const desert: Place = (light) =>
  group(
    {},
    path('M0 300C110 236 210 246 330 288s220 44 310-20v132H0z', { fill: light.far }),
    path('M0 322c90-30 150-10 250 18S520 372 640 316v84H0z', { fill: light.isDark ? light.middle : sand }),
    path('M250 340c70-60 130-70 190-30-50 10-110 40-190 30z', { fill: light.middle, opacity: 0.55 }),
    path('m104 330 34-46 34 46zm54 2 24-34 26 34z', { fill: paper }),
    path('m130 330 8-30 9 30zm48 2 5-20 6 20z', { fill: light.near }),
    path('M0 400v-30c130-44 260-30 390-4s190 10 250-8v42z', { fill: light.near }),
  );

export const island: Place = (light) =>
  group(
    {},
    sea(light, 262),
    path('M0 262c50-34 120-34 170 0z', { fill: light.far }),
    path('M296 326c50-44 204-50 280 0z', { fill: sand }),
    path('M330 316c40-26 150-30 214 0z', { fill: light.near, opacity: 0.35 }),
    palm(420, 312, 1, light),
    palm(492, 312, 0.72, light),
    sail(150, 330, 1.1),
    path('M0 400v-22q160-18 320 0t320 0v22z', { fill: light.near }),
  );

export const fields: Place = (light) =>
  group(
    {},
    path('M0 300c80-50 190-60 290-14s230 30 350-34v148H0z', { fill: light.far }),
    path('M0 340c120-70 250-40 350-8s200 10 290-30v98H0z', { fill: light.middle }),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((row) =>
      stroke(`M${40 + row * 76} 400q${-24 + row * 6} -40 ${-60 + row * 18} -72`, light.near, 5, { opacity: 0.45 }),
    ),
    ...[
      [448, 306, 1],
      [474, 302, 1.3],
      [500, 302, 0.9],
    ].map(([x = 0, y = 0, size = 1]) => ellipse(x, y - 28 * size, 8 * size, 34 * size, { fill: light.near })),
    path('M530 268h56v38h-56z', { fill: paper }),
    path('m522 270 36-26 36 26z', { fill: coral }),
    path('M0 400v-26c160-30 330 4 640-16v42z', { fill: light.near }),
  );

export const lighthouse: Place = (light) =>
  group(
    {},
    sea(light, 280),
    path('M390 400c0-50 30-92 92-98 70-8 110 20 158 8v90z', { fill: light.near }),
    path('M505 170-20 60v240z', { fill: signal, opacity: light.isDark ? 0.22 : 0.12 }),
    path('m488 306 8-122h32l8 122z', { fill: paper }),
    path('m493.5 226 2-26h33l2 26zm-4 56 2-26h41l2 26z', { fill: coral }),
    rect(497, 160, 30, 24, { fill: signal, rx: 3 }),
    path('M492 160h40l-20-18zM488 184h48v7h-48z', { fill: light.near }),
    sail(180, 332, 1.1),
    path('M0 400v-18q120-14 240 0t240 4v14z', { fill: light.near, opacity: 0.7 }),
  );

export const aurora: Place = (light) =>
  group(
    {},
    gradient('ribbon', '#7df0c2', '#7df0c200'),
    path('M0 150C120 60 200 150 320 90S540 40 640 110v90C520 130 440 210 320 170S120 170 0 260z', {
      fill: 'url(#ribbon)',
      opacity: 0.6,
    }),
    path('M-10 40c150 70 250-20 370 30s190 20 290-30v70c-110 50-190 30-300 20S120 170-10 110z', {
      fill: '#8b5cf6',
      opacity: 0.28,
    }),
    path('M0 330 110 230l70 60 100-110 120 120 80-70 160 100v80H0z', { fill: light.far }),
    path('M0 356q200-50 640 0v60H0z', { fill: paper, opacity: 0.9 }),
    path('m414 322 44-36 44 36v34h-88z', { fill: light.near }),
    path('m404 326 54-46 54 46-6 6-48-40-48 40z', { fill: coral }),
    rect(446, 330, 22, 26, { fill: signal }),
    pine(340, 356, 1, light),
    pine(552, 358, 1.2, light),
    pine(592, 360, 0.8, light),
  );

function sea(light: Light, top: number): Shape {
  const glints = [0, 1, 2, 3].map((row) =>
    stroke(`M${150 + row * 120} ${top + 20 + row * 22}h${70 - row * 8}m-180 14h46`, paper, 3, { opacity: 0.35 }),
  );
  return group({}, rect(0, top, 640, 400 - top, { fill: light.water }), ...glints);
}

function sail(x: number, y: number, size: number): Shape {
  return group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    path('M0-44V0h-26zM5-34V0h20z', { fill: paper }),
    path('M-30 5h62l-10 12h-42z', { fill: coral }),
  );
}

function pine(x: number, y: number, size: number, light: Light): Shape {
  return path(`M${x} ${y - 58 * size}l${20 * size} ${58 * size}h${-40 * size}z`, {
    fill: light.near,
    stroke: light.middle,
    'stroke-width': 1,
  });
}

function palm(x: number, y: number, size: number, light: Light): Shape {
  const leaf = 'M0 0c20-22 48-20 62 2-22-8-42-8-62-2z';
  return group(
    { transform: `translate(${x} ${y}) scale(${size})`, fill: light.near },
    stroke('M0 0C-4-40 4-80 22-108', light.near, 8),
    ...[-160, -120, -60, -15, 30, 150].map((angle) => path(leaf, { transform: `translate(22 -108) rotate(${angle})` })),
    circle(18, -102, 5, { fill: coral }),
    circle(28, -100, 5, { fill: coral }),
  );
}

function skyline(fill: string, bottom: number, height: number, chances: Chances): Shape {
  const towers: string[] = [];
  for (let x = -10; x < 640;) {
    const width = 28 + Math.floor(chances() * 40);
    const top = bottom - 30 - Math.floor(chances() * height);
    towers.push(`M${x} ${bottom}V${top}h${width}V${bottom}z`);
    x += width + (chances() < 0.25 ? 10 : 0);
  }
  return path(towers.join(''), { fill });
}

function windows(light: Light, chances: Chances): Shape {
  const panes = Array.from({ length: 46 }, () => {
    const [x, y] = [Math.floor(chances() * 63) * 10, 262 + Math.floor(chances() * 4) * 11];
    return `M${x} ${y}h4v5h-4z`;
  });
  return path(panes.join(''), { fill: light.isDark ? signal : paper, opacity: light.isDark ? 0.9 : 0.5 });
}
