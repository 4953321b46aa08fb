import { theme } from '../../theme/theme.ts';
import { overrides, tokens } from '../../theme/tokens.ts';

const light = Object.keys(overrides['skin-dark'].color)
  .map((name) => `--e-color-${name}: ${tokens.color[name as keyof typeof tokens.color]};`)
  .join('');

/** Dark on white in every skin, as paper is. */
export const paper = `
  color-scheme: light;
  ${light}
  --e-shadow-card: none;
  background: ${theme.color.surface};
  color: ${theme.color.ink2};
`;
