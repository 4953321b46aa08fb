import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import './statechart/register.tsx';
import { tokens } from '../design-system/src/theme/tokens.ts';

const { color, font } = tokens;

addons.setConfig({
  theme: create({
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
  }),
  sidebar: { renderLabel: ({ name, type }) => (type === 'group' || type === 'root' ? sentence(name) : name) },
});

/** Folder names such as `page-layout` read as "Page layout". */
function sentence(name: string) {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
