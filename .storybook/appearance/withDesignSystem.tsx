import { applyAppearance, DesignSystemRoot, LocaleProvider, TitleTooltips } from '@embarque/design-system';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { ToolbarGlobals } from '../toolbar/globals.ts';
import { motionOf } from './stillness.ts';
import type { Router } from '../feature/withRoute.tsx';

/** Puts every story into the look and language that the toolbar says. */
export const withDesignSystem: Decorator = (Story, context) => {
  const { globals, loaded } = context;
  const { language, ...appearance } = globals as ToolbarGlobals;
  applyAppearance({ ...appearance, motion: motionOf(context) });
  document.documentElement.lang = language;
  const router = loaded['router'] as Router | undefined;

  return (
    <I18nProvider i18n={loaded['i18n'] as I18n}>
      <DesignSystemRoot navigate={router && ((href) => void router.navigate(href))}>
        <LocaleProvider locale={language} direction={appearance.direction}>
          <Listening>
            <Story />
          </Listening>
          <TitleTooltips />
        </LocaleProvider>
      </DesignSystemRoot>
    </I18nProvider>
  );
};

/** Has all effects of the story run with its first render: nobody is as quick as a play function, which begins right after it. */
function Listening({ children }: { children: ReactNode }) {
  const [, rerender] = useState(false);
  // oxlint-disable-next-line react-hooks/set-state-in-effect -- React runs all effects before it renders again
  useLayoutEffect(() => rerender(true), []);
  return children;
}
