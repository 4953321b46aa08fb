import { create } from 'storybook/theming/create';
import { overrides, tokens } from '../../design-system/src/theme/tokens.ts';

const { font } = tokens;

const colors = { light: tokens.color, dark: { ...tokens.color, ...overrides['skin-dark'].color } };

function createTheme(base: 'light' | 'dark') {
  const color = colors[base];
  return create({
    base,
    brandTitle: 'Embarque',
    brandTarget: '_self',
    fontBase: font.body,
    fontCode: font.mono,
    colorPrimary: color.primary,
    colorSecondary: base === 'dark' ? color.primaryInk : color.primary,
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
    barHoverColor: color.primaryInk,
    inputBg: color.surface,
    inputTextColor: color.ink,
    inputBorder: color.controlBorder,
    inputBorderRadius: 6,
  });
}

const themes = { light: createTheme('light'), dark: createTheme('dark') };

/** The look of the frame around stories, and of the pages about them, in a skin. */
export const themeOf = (skin: unknown) => themes[skin === 'dark' ? 'dark' : 'light'];

/** The skin that an address of Storybook asks for: `?globals=skin:dark;direction:rtl`. */
export const skinInAddress = (search: string) =>
  /\bskin:([\w-]+)/.exec(new URLSearchParams(search).get('globals') ?? '')?.[1];
