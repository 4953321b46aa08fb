import { createElement } from 'react';
import type { StoryContextForEnhancers } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { typesAsWritten } from './types-as-written.ts';

/** The table's row for the prop `own`. */
function rowOf(raw: string, { initial, control }: { initial?: unknown; control?: 'object' } = {}) {
  const component = { __docgenInfo: { props: { own: { tsType: { name: 'signature', raw } } } } };
  const argTypes = { own: { name: 'own', ...(control && { control }) } };
  const context = { component, argTypes, initialArgs: { own: initial } } as unknown as StoryContextForEnhancers;
  return typesAsWritten(context)['own'];
}

it('shows the type as it is written', () => {
  expect(rowOf('readonly string[]')).toEqual({ name: 'own', table: { type: { summary: 'readonly string[]' } } });
});

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
