import type { Meta, StoryObj } from '@storybook/react-vite';
import radiusFile from '../../../tokens/radius.tokens.json' with { type: 'json' };
import shadowFile from '../../../tokens/shadow.tokens.json' with { type: 'json' };
import spaceFile from '../../../tokens/space.tokens.json' with { type: 'json' };
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { theme } from '../theme.ts';
import { tokens } from '../tokens.ts';
import { Bar, Muted, Name, Table, Tile } from './Foundation.styles.ts';

/** A 4 px grid, five radii, two elevations. The compact density takes less room; the dark skin leans on borders. */
const meta = { title: 'Foundation/Space, radius and depth' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const steps = Object.keys(tokens.space) as (keyof typeof tokens.space)[];
const radii = Object.keys(tokens.radius) as (keyof typeof tokens.radius)[];
const shadows = Object.keys(tokens.shadow) as (keyof typeof tokens.shadow)[];

export const Space: Story = {
  render: () => (
    <Table>
      <tbody>
        {steps.map((name) => (
          <tr key={name}>
            <td>
              <Name>{name}</Name>
            </td>
            <td>{tokens.space[name]}</td>
            <td>
              <Bar $length={theme.space[name]} />
            </td>
            <td>
              <Muted>{spaceFile.space[name].$description}</Muted>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  ),
};

export const Radius: Story = {
  render: () => (
    <Grid as="ul" role="list" minCell="12rem">
      {radii.map((name) => (
        <Tile key={name} $radius={theme.radius[name]}>
          <Name>
            {name} {tokens.radius[name]}
          </Name>
          <Muted>{radiusFile.radius[name].$description}</Muted>
        </Tile>
      ))}
    </Grid>
  ),
};

export const Depth: Story = {
  render: () => (
    <Grid as="ul" role="list" minCell="14rem" gap="xxl">
      {shadows.map((name) => (
        <Tile key={name} $shadow={theme.shadow[name]}>
          <Name>{name}</Name>
          <Muted>{shadowFile.shadow[name].$description}</Muted>
        </Tile>
      ))}
    </Grid>
  ),
};
