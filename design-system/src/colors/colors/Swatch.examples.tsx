import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { contrast } from '../../theme/contrast.ts';
import { theme } from '../../theme/theme.ts';
import { tokens } from '../../theme/tokens.ts';
import { Swatch } from './Swatch.tsx';

type ColorName = keyof typeof tokens.color;

const colours: [fill: ColorName, text: ColorName, hover: ColorName, label: MessageDescriptor][] = [
  ['primary', 'onPrimary', 'primaryHover', msg`Primary`],
  ['secondary', 'onSecondary', 'secondaryHover', msg`Secondary`],
  ['success', 'onSuccess', 'successHover', msg`Success`],
  ['danger', 'onDanger', 'dangerHover', msg`Danger`],
  ['signal', 'onSignal', 'signalHover', msg`Warning`],
  ['info', 'onInfo', 'infoHover', msg`Info`],
];

/** Shows each colour with its meaning, its value in the light skin and its text contrast. */
export function DefaultColours() {
  const { t } = useLingui();
  return (
    <Grid gap="l" minCell="12rem">
      {colours.map(([fill, text, , label]) => {
        const [value, ratio] = [tokens.color[fill], contrast(tokens.color[fill], tokens.color[text]).toFixed(1)];
        return (
          <Swatch
            key={fill}
            name={t(label)}
            fill={theme.color[fill]}
            text={theme.color[text]}
            facts={[value, t`Contrast ${ratio}:1`]}
            copyText={`theme.color.${fill}`}
          />
        );
      })}
    </Grid>
  );
}

/** Five steps towards white; the second is shown by name, for tints that must not shout. */
export const Lighten = () => <Mixed towards="white" />;

/** Five steps towards black, for what is pressed. */
export const Darken = () => <Mixed towards="black" />;

const STEPS = [1, 2, 3, 4, 5];
const PERCENT_PER_STEP = 12;

function Mixed({ towards }: { towards: 'white' | 'black' }) {
  const { t } = useLingui();
  const mix = (fill: string, step: number) => `color-mix(in oklab, ${fill}, ${towards} ${step * PERCENT_PER_STEP}%)`;
  return (
    <Grid gap="l" minCell="12rem">
      {colours.map(([fill, , , label]) => {
        const steps = STEPS.map((step) => mix(theme.color[fill], step));
        const stripes = steps.map((colour, index) => `${colour} ${index * 20}% ${(index + 1) * 20}%`).join(', ');
        return (
          <Swatch
            key={fill}
            name={t(label)}
            fill={`linear-gradient(to right, ${stripes})`}
            facts={[t`Steps 1 to 5; the button copies step 2`]}
            copyText={mix(`var(--e-color-${fill})`, 2)}
          />
        );
      })}
    </Grid>
  );
}

/** From the colour under the pointer to the colour at rest, as gradient buttons have it. */
export function Gradients() {
  const { t } = useLingui();
  return (
    <Grid gap="l" minCell="12rem">
      {colours.map(([fill, text, hover, label]) => (
        <Swatch
          key={fill}
          name={t(label)}
          fill={`linear-gradient(110deg, ${theme.color[hover]}, ${theme.color[fill]} 70%)`}
          text={theme.color[text]}
          facts={[`${hover} → ${fill}`]}
          copyText={`linear-gradient(110deg, var(--e-color-${hover}), var(--e-color-${fill}) 70%)`}
        />
      ))}
    </Grid>
  );
}
