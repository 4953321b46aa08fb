import type { Meta, StoryObj } from '@storybook/react-vite';
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
