import { expect, it } from 'vitest';
import { modes } from '../../appearance/modes.ts';
import { canvasAddress, captionOf, frameAddress, keyOf, storyModes, windowOf } from './story-modes.ts';

const darkPhone = {
  skin: 'dark',
  direction: 'rtl',
  width: 'phone',
  density: 'compact',
  colours: 'forced',
} as const;

it('a story has every mode of Chromatic in both densities, with and without forced colours, each once', () => {
  expect(new Set(storyModes.map(keyOf)).size).toBe(Object.keys(modes).length * 4);
});

it('a caption says what is special about a mode', () => {
  expect(captionOf(darkPhone)).toBe('Dark · RTL · 390 px · Compact · Forced colours');
  expect(captionOf({ ...darkPhone, colours: 'designed' })).toBe('Dark · RTL · 390 px · Compact');
});

it('a frame has the settings of its mode, and the others of the toolbar', () => {
  expect(frameAddress('a--b', darkPhone, 'skin:light;language:pt-BR;a11y.manual:!true;viewport.value:mobile1')).toBe(
    '../iframe.html?id=a--b&viewMode=story&globals=skin:dark;direction:rtl;density:compact;language:pt-BR',
  );
});

it('a link opens the story of a phone in a window of its width', () => {
  expect(canvasAddress('a--b', darkPhone, '')).toBe(
    '../?path=/story/a--b&globals=skin:dark;direction:rtl;density:compact;viewport.value:390-844',
  );
});

it('a page has a whole window, a widget a low one, both as wide as the mode says', () => {
  expect(windowOf('desktop', 'Features/kanban/KanbanPage')).toEqual({ width: 1440, height: 900 });
  expect(windowOf('phone', 'Design system/components/Button')).toEqual({ width: 390, height: 480 });
});
