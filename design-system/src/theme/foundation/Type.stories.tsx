import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { placeOfText } from '#storybook/testing/layout/place-of-text.ts';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { theme } from '../theme.ts';
import { TokenTable } from '#storybook/tokens/TokenTable.tsx';

/** Figtree, in nine sizes and five weights. Figures that stand under each other are tabular. */
const meta = { title: 'Foundation/Type', component: TokenTable } satisfies Meta<typeof TokenTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const figures = ['1.284', '13.561', '786.617'];

export const Families: Story = { args: { group: 'font' } };

export const Sizes: Story = { args: { group: 'text' } };

export const Weights: Story = { args: { group: 'weight' } };

export const LineHeights: Story = { args: { group: 'leading' } };

export const Tracking: Story = { args: { group: 'tracking' } };

export const TabularFigures: Story = {
  args: { group: 'text' },
  render: () => (
    <Stack gap="none" align="end" style={{ inlineSize: '8rem', fontSize: theme.text.heading }}>
      {figures.map((figure) => (
        <span key={figure} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {figure}
        </span>
      ))}
    </Stack>
  ),
};

/** In a page from right to left a sentence keeps its own direction, full stop at its end, on the side of the page. */
export const SentencesInAPageFromRightToLeft: Story = {
  args: { group: 'text' },
  globals: { direction: 'rtl' },
  render: () => (
    <Stack gap="m">
      <p>Every departure, covered.</p>
      <p>3 policies end today.</p>
      <div style={{ textAlign: 'center' }}>
        <p>Boarding at gate 12.</p>
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const words of ['Every departure, covered.', '3 policies end today.']) {
      const sentence = canvas.getByText(words);
      const [first, last] = [placeOfText(sentence, 0), placeOfText(sentence, words.length - 1)];
      await expect(last.left).toBeGreaterThan(first.right);
      await expect(last.right).toBeCloseTo(sentence.getBoundingClientRect().right, 0);
    }
    const centred = canvas.getByText('Boarding at gate 12.');
    const { left, right } = centred.getBoundingClientRect();
    const [first, last] = [placeOfText(centred, 0), placeOfText(centred, centred.textContent.length - 1)];
    await expect(first.left - left).toBeCloseTo(right - last.right, 0);
  },
};
