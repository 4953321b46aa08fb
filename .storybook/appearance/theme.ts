import { create } from 'storybook/theming/create';
import { tokens } from '../../design-system/src/theme/tokens.ts';

const { color, font } = tokens;

/** The look of the frame around stories, and of the pages about them. */
export const theme = create({
  base: 'light',
  brandTitle: 'Embarque',
  brandTarget: '_self',
  fontBase: font.body,
  fontCode: font.mono,
  colorPrimary: color.primary,
  colorSecondary: color.primary,
  appBg: color.canvas,
  appContentBg: color.surface,
  appPreviewBg: color.canvas,
  appBorderColor: color.border,
  appBorderRadius: 10,
  textColor: color.ink,
  textMutedColor: color.ink3,
  barBg: color.surface,
  barTextColor: color.ink2,
  barSelectedColor: color.primaryInk,
  barHoverColor: color.primary,
  inputBorder: color.controlBorder,
  inputBorderRadius: 6,
});
