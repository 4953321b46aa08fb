import { expect, it } from 'vitest';
import { forOthers } from './types.ts';

it.each([
  [`import { theme } from '../theme/theme.ts';`, `import { theme } from '../theme/theme.js';`],
  [`export { Button } from './Button.tsx';`, `export { Button } from './Button.js';`],
  [`type Look = import("./look.ts").Look;`, `type Look = import("./look.js").Look;`],
  [`import type { Tone } from '../src/theme/tones.ts';`, `import type { Tone } from '../lib/theme/tones.js';`],
  [`import type { ReactNode } from 'react';`, `import type { ReactNode } from 'react';`],
  [`import '@fullcalendar/react/skeleton.css';\nexport {};`, `export {};`],
])('types say %s as others can read it', (written, read) => {
  expect(forOthers(written)).toBe(read);
});
