import type { ReactNode } from 'react';
import { theme } from '../../design-system/src/theme/theme.ts';
import { Bar, Chip, Corner } from './Foundation.styles.ts';
import type { TokenFacts } from './token.facts.ts';

/** Draws a token by its CSS value: `var(--e-space-m)`. */
export type DrawToken = (value: string) => ReactNode;

const sentence = 'Every departure, covered';
const heading = theme.text.heading;

const samples: Readonly<Record<string, DrawToken>> = {
  color: (value) => <Chip $fill={value} />,
  space: (value) => <Bar $length={value} />,
  size: (value) => <Bar $length={value} />,
  radius: (value) => <Corner $radius={value} />,
  shadow: (value) => <Corner $shadow={value} />,
  font: (value) => <span style={{ fontFamily: value }}>{sentence}</span>,
  text: (value) => <span style={{ fontSize: value, lineHeight: theme.leading.tight }}>{sentence}</span>,
  weight: (value) => <span style={{ fontWeight: value, fontSize: heading }}>{sentence}</span>,
  leading: (value) => <p style={{ lineHeight: value, inlineSize: '8rem', whiteSpace: 'normal' }}>{sentence}</p>,
  tracking: (value) => <span style={{ letterSpacing: value, fontSize: heading }}>{sentence}</span>,
};

/** The way in which tokens of one kind are drawn; times and layers are not. */
export const sampleOf = ({ path }: TokenFacts): DrawToken | undefined => samples[path.split('.')[0] ?? ''];
