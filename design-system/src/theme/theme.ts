import { createTheme } from 'styled-components';
import { tokens } from './tokens.ts';

/** Every token as a typed `var(--…)` string, for styles: `color: ${theme.color.ink}`. */
export const theme = createTheme(tokens, { prefix: 'e' });
