import type { Meta, StoryObj } from '@storybook/react-vite';
import colorFile from '../../../tokens/color.tokens.json' with { type: 'json' };
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { contrast } from '../contrast.ts';
import { theme } from '../theme.ts';
import { overrides, tokens } from '../tokens.ts';
import { Facts, Muted, Name, Paint, Swatch } from '#storybook/tokens/Foundation.styles.ts';
import { TokenTable } from '#storybook/tokens/TokenTable.tsx';

type ColorName = keyof typeof tokens.color;
type Pair = readonly [fill: ColorName, text: ColorName];

const skins = { light: tokens.color, dark: { ...tokens.color, ...overrides['skin-dark'].color } };

interface SwatchesProps {
  /** Each fill with the text that may stand on it, or with the surface it must stand out from. */
  pairs: readonly Pair[];
  /** Whether the second colour of a pair is written on the first. */
  hasText?: boolean;
}

function Swatches({ pairs, hasText = true }: SwatchesProps) {
  return (
    <Grid as="ul" role="list" minCell="13rem" gap="l">
      {pairs.map(([fill, other]) => (
        <Swatch key={fill + other}>
          <Paint $fill={theme.color[fill]} $text={theme.color[other]}>
            {hasText && other}
          </Paint>
          <Facts>
            <Name>{fill}</Name>
            {Object.entries(skins).map(([skin, colors]) => (
              <span key={skin}>
                {skin} {colors[fill]} · {contrast(colors[fill], colors[other]).toFixed(1)}:1
              </span>
            ))}
            <Muted>{description(fill)}</Muted>
          </Facts>
        </Swatch>
      ))}
    </Grid>
  );
}

function description(name: ColorName): string {
  const token = colorFile.color[name];
  return '$description' in token ? token.$description : '';
}

/** Every fill with the text that may stand on it, its value in both skins and their contrast. */
const meta = { title: 'Foundation/Colours', component: Swatches } satisfies Meta<typeof Swatches>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each colour by name. A press copies the token, the variable or the value. */
export const AllColours: Story = {
  args: { pairs: [] },
  render: () => <TokenTable group="color" />,
};

export const Surfaces: Story = {
  args: {
    pairs: (['canvas', 'surface', 'sunken'] as const).flatMap((fill) =>
      (['ink', 'ink2', 'ink3'] as const).map((text) => [fill, text] as const),
    ),
  },
};

export const SolidTones: Story = {
  args: {
    pairs: [
      ['primary', 'onPrimary'],
      ['secondary', 'onSecondary'],
      ['success', 'onSuccess'],
      ['danger', 'onDanger'],
      ['signal', 'onSignal'],
      ['info', 'onInfo'],
      ['dark', 'onDark'],
    ],
  },
};

export const SoftTones: Story = {
  args: {
    pairs: [
      ['primarySoft', 'primaryInk'],
      ['secondarySoft', 'secondaryInk'],
      ['successSoft', 'successInk'],
      ['dangerSoft', 'dangerInk'],
      ['signalSoft', 'warningInk'],
      ['infoSoft', 'infoInk'],
      ['darkSoft', 'darkInk'],
    ],
  },
};

export const Brand: Story = {
  args: {
    pairs: [
      ['brand', 'onBrand'],
      ['brand', 'onBrandMuted'],
      ['brand', 'onBrandSignal'],
    ],
  },
};

const chartColors: ColorName[] = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6', 'chart7'];

/** In this order; never colour alone. The figure is the contrast with a card. */
export const Charts: Story = {
  args: { pairs: chartColors.map((name) => [name, 'surface']), hasText: false },
};
