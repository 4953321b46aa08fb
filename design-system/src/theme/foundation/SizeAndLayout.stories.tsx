import type { Meta, StoryObj } from '@storybook/react-vite';
import { media } from '../media.ts';
import { theme } from '../theme.ts';
import { Muted, Name, Table } from '#storybook/tokens/Foundation.styles.ts';
import { factsOfPaths } from '#storybook/tokens/token.facts.ts';
import { TokenFactsTable, TokenTable } from '#storybook/tokens/TokenTable.tsx';
import { Copyable } from '#storybook/tokens/Copyable.tsx';

/** Heights of controls and rows, the least size of a target, and the widths at which a page changes. */
const meta = { title: 'Foundation/Size and layout', component: TokenTable } satisfies Meta<typeof TokenTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = { args: { group: 'size' } };

const widths: readonly [name: keyof typeof media, changes: string][] = [
  ['smallPhone', 'The smallest phones, and pages that are magnified four times.'],
  ['phone', 'Tables become cards, dialogs fill the width.'],
  ['smallTablet', 'Tables of many columns become cards.'],
  ['tablet', 'Cards stand below each other.'],
  ['narrow', 'The menu becomes a drawer.'],
  ['wide', 'A list and what is open from it stand side by side.'],
];

/** Every page works from 320 px up. */
export const Breakpoints: Story = {
  args: { group: 'size' },
  render: () => (
    <Table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Media query</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {widths.map(([name, changes]) => (
          <tr key={name}>
            <th scope="row">
              <Name>{name}</Name>
            </th>
            <td>
              <Copyable>{media[name]}</Copyable>
            </td>
            <td>
              <Muted>{changes}</Muted>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  ),
};

/** Two pixels, at a distance of two, in the colour of focus. Controls within a list draw it inside. */
export const FocusRing: Story = {
  args: { group: 'color' },
  render: () => (
    <TokenFactsTable
      label="Focus ring"
      tokens={factsOfPaths(['color.focus'])}
      sample={(value) => (
        <span style={{ outline: `2px solid ${value}`, outlineOffset: 2, borderRadius: theme.radius.s, padding: 8 }}>
          Issue policy
        </span>
      )}
    />
  ),
};
