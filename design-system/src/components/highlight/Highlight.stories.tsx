import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Highlight } from './Highlight.tsx';
import * as examples from './Highlight.examples.tsx';
import { markedIn } from './highlight.testing.ts';
import { HighlightScope } from './HighlightScope.tsx';

const meta = {
  component: Highlight,
  args: { children: 'São Paulo' },
  decorators: [
    (Story) => (
      <HighlightScope query="sao">
        <p data-testid="text">
          <Story />
        </p>
      </HighlightScope>
    ),
  ],
} satisfies Meta<typeof Highlight>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const SearchedList: Story = { render: examples.SearchedList, decorators: [(Story) => <Story />] };
export const NumbersAndDays: Story = { render: examples.NumbersAndDays };

export const MarksTheOriginalLetters: Story = {
  render: examples.SearchedList,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    for (const [typed, letters] of [
      ['lodz', 'Łódź'],
      ['strasse', 'Straße'],
      ['da n', 'Đà N'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await waitFor(() => expect(markedIn(canvasElement)).toEqual([letters]));
    }
    await userEvent.clear(field);
    await waitFor(() => expect(markedIn(canvasElement)).toEqual([]));
  },
};

export const MarksNumbersAndDaysAsTheyAreWritten: Story = {
  render: examples.NumbersAndDays,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(markedIn(canvasElement)).toEqual(['39.709,88', '02/11/2026']));
  },
};

export const MovesNothing: Story = {
  render: () => (
    <>
      <span data-testid="plain">Łódź, Ærøskøbing, Đà Nẵng</span>
      <br />
      <HighlightScope query="ro">
        <span data-testid="marked">
          <Highlight>Łódź, Ærøskøbing, Đà Nẵng</Highlight>
        </span>
      </HighlightScope>
    </>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByTestId('marked');
    await waitFor(() => expect(markedIn(text)).toEqual(['rø']));
    const plain = canvas.getByTestId('plain').getBoundingClientRect();
    const { width, height } = text.getBoundingClientRect();
    await expect(width).toBeCloseTo(plain.width, 1);
    await expect(height).toBe(plain.height);
  },
};
