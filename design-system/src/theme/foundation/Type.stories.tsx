import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { placeOfText } from '#storybook/testing/layout/place-of-text.ts';
import typeFile from '../../../tokens/type.tokens.json' with { type: 'json' };
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { theme } from '../theme.ts';
import { tokens } from '../tokens.ts';
import { Muted, Name, Table } from './Foundation.styles.ts';

/** Figtree, in nine sizes and five weights. Figures that stand under each other are tabular. */
const meta = { title: 'Foundation/Type' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = Object.keys(tokens.text) as (keyof typeof tokens.text)[];
const weights = Object.keys(tokens.weight) as (keyof typeof tokens.weight)[];
const figures = ['1.284', '13.561', '786.617'];

export const Sizes: Story = {
  render: () => (
    <Table>
      <tbody>
        {sizes.map((name) => (
          <tr key={name}>
            <td>
              <Name>{name}</Name>
            </td>
            <td>{tokens.text[name]}</td>
            <td style={{ fontSize: theme.text[name], lineHeight: theme.leading.tight }}>Every departure, covered</td>
            <td>
              <Muted>{typeFile.text[name].$description}</Muted>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  ),
};

export const Weights: Story = {
  render: () => (
    <Table>
      <tbody>
        {weights.map((name) => (
          <tr key={name}>
            <td>
              <Name>{name}</Name>
            </td>
            <td>{tokens.weight[name]}</td>
            <td style={{ fontWeight: theme.weight[name], fontSize: theme.text.heading }}>Boarding at gate 12</td>
            <td>
              <Muted>{typeFile.weight[name].$description}</Muted>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  ),
};

export const TabularFigures: Story = {
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
