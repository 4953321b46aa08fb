import { expect, it } from 'vitest';
import { isTest } from './test-stories.ts';

const widget = `
import * as examples from './Button.examples.tsx';
export const Playground: Story = { play };
export const Conforms: Story = conformance(Button, args);
export const Busy: Story = { render: examples.Busy, play };
export const Other: Story = {
  args: { size: 'small' },
  render: examples.Busy,
};
`;
const page = `
import { modalCalls } from './modal-examples.api.ts';
export const ThreeBoardsSideBySide: Story = { play };
export const NothingFound: Story = { play };
`;

it.each([
  ['Playground', widget, false],
  ['Conforms', widget, true],
  ['Busy', widget, false],
  ['Other', widget, true],
  ['ThreeBoardsSideBySide', page, false],
  ['NothingFound', page, false],
  ['EveryState', page, false],
  ['ACardThatIsMovedStaysThere', page, true],
])('%s', (name, source, expected) => {
  expect(isTest(name, source)).toBe(expected);
});
