import type { StoryContext } from '@storybook/react-vite';
import { afterEach, expect, it, vi } from 'vitest';
import { viewportOfPage } from './page-viewport.ts';

const { viewport } = vi.hoisted(() => ({ viewport: vi.fn<(width: number, height: number) => Promise<void>>() }));
vi.mock('vitest/browser', () => ({ page: { viewport } }));

afterEach(() => viewport.mockReset());

const load = (id: string, globals = {}) => viewportOfPage({ id, globals } as StoryContext);

it('gives a page the 1440 × 682 px that Storybook gives it in a window of 1440 × 880', async () => {
  await load('features-kanban-kanbanpage--no-boards');
  expect(viewport).toHaveBeenCalledExactlyOnceWith(1440, 682);
});

it('leaves a widget, and a page that chooses a viewport, what they have', async () => {
  await load('design-system-components-avatar--playground');
  await load('features-kanban-kanbanpage--phone', { viewport: { value: 'mobile2' } });
  expect(viewport).not.toHaveBeenCalled();
});
