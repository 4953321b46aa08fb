import { expect, it } from 'vitest';
import { reportText } from './report-text.ts';

it('names the story, its address, the settings and the window, and leaves room for what was seen', () => {
  const text = reportText({
    name: 'Toast / Undo',
    url: 'http://localhost/?path=/story/toast--undo&globals=skin:dark',
    globals: { skin: 'dark', direction: 'rtl', a11y: { manual: true } },
    size: { width: 1140, height: 540 },
    browser: 'Firefox',
  });

  expect(text.split('\n')).toEqual([
    'Problem: Toast / Undo',
    '',
    'Seen: ',
    'Expected: ',
    '',
    'Story: http://localhost/?path=/story/toast--undo&globals=skin:dark',
    'Settings: skin: dark, direction: rtl',
    'Window: 1140 × 540 px',
    'Browser: Firefox',
    '',
  ]);
});
