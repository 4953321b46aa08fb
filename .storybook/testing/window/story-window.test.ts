import { expect, it } from 'vitest';
import { windowOf } from './story-window.ts';

const page = 'features-kanban-kanbanpage--no-boards';
const widget = 'design-system-components-avatar--playground';

const windowOfStory = (id: string, value?: string, parameters = {}) =>
  windowOf({ id, globals: { viewport: { value } }, parameters });

it('is 1440 px wide for a page, and as wide as the canvas for a widget', () => {
  expect(windowOfStory(page)).toEqual({ width: 1440, height: 682 });
  expect(windowOfStory(widget)).toEqual({ width: 1140, height: 540 });
});

it('is the viewport that a story chooses, of those of Storybook or its own', () => {
  expect(windowOfStory(page, 'mobile2')).toEqual({ width: 414, height: 896 });
  const options = { narrow: { name: 'Narrow', styles: { width: '320px', height: '640px' } } };
  expect(windowOfStory(widget, 'narrow', { viewport: { options } })).toEqual({ width: 320, height: 640 });
});

it('is never guessed', () => {
  expect(() => windowOfStory(widget, 'watch')).toThrow('The viewport "watch" has no size in pixels.');
});
