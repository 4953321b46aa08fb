import { createElement } from 'react';
import type { StoryContextForEnhancers } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { contentAsText } from './content-as-text.ts';

/** The table's row for the prop `own`. */
function rowOf(type: string, { initial, control }: { initial?: unknown; control?: 'object' } = {}) {
  const argTypes = { own: { name: 'own', table: { type: { summary: type } }, ...(control && { control }) } };
  const context = { argTypes, initialArgs: { own: initial } } as unknown as StoryContextForEnhancers;
  return contentAsText(context)['own'];
}

it('has content typed in as text', () => {
  expect(rowOf('ReactNode', { initial: 'No sales yet' })).toMatchObject({ control: 'text' });
});

it('has no control for elements', () => {
  expect(rowOf('ReactNode', { initial: createElement('p') })).toMatchObject({ control: false });
});

it('leaves alone what a story says, and what draws content', () => {
  expect(rowOf('ReactNode', { control: 'object' })).toMatchObject({ control: 'object' });
  expect(rowOf('(row: Row) => ReactNode')).not.toHaveProperty('control');
});
