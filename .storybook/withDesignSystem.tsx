import { applyAppearance, DesignSystemProvider, LocaleProvider } from '@embarque/design-system';
import { I18nProvider } from '@lingui/react';
import type { Decorator } from '@storybook/react-vite';
import type { ToolbarGlobals } from './globals.ts';
import { catalogues } from './i18n.ts';
import type { Router } from './withRoute.tsx';

/** Puts every story into the look and language that the toolbar says. */
export const withDesignSystem: Decorator = (Story, { globals, loaded }) => {
  const { language, ...appearance } = globals as ToolbarGlobals;
  applyAppearance(appearance);
  document.documentElement.lang = language;
  const router = loaded['router'] as Router | undefined;

  return (
    <I18nProvider i18n={catalogues[language]}>
      <DesignSystemProvider navigate={router && ((href) => void router.navigate(href))}>
        <LocaleProvider locale={language} direction={appearance.direction}>
          <Story />
        </LocaleProvider>
      </DesignSystemProvider>
    </I18nProvider>
  );
};
