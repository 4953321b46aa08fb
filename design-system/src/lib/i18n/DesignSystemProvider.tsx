import { setupI18n } from '@lingui/core';
import { I18nProvider, LinguiContext } from '@lingui/react';
import { use, useMemo } from 'react';
import type { Direction } from '../../theme/appearance.ts';
import { DesignSystemRoot, type DesignSystemRootProps } from '../../theme/provider/DesignSystemRoot.tsx';
import { isolateValues } from './letters/isolate-values.ts';
import { LocaleProvider, useLocaleSettings } from './LocaleProvider.tsx';
import type { LocaleTexts } from './locale-texts.types.ts';

export interface DesignSystemProviderProps extends DesignSystemRootProps {
  /**
   * The language of all widgets with its texts: one of `@embarque/design-system/locales/…`. Without it, texts are those of the
   * `I18nProvider` around, or English.
   */
  locale?: LocaleTexts;
  /**
   * The direction that arrow keys and popovers follow; the look follows `dir` on the root (see `applyAppearance`).
   * @default 'ltr'
   */
  direction?: Direction;
}

const english: LocaleTexts = { locale: 'en', messages: {} };

/** Stands once around a whole app: theme, global styles, links, language and direction. */
export function DesignSystemProvider({ locale, direction, ...root }: DesignSystemProviderProps) {
  const around = useLocaleSettings();
  const hasTexts = use(LinguiContext) !== null;
  const i18n = useMemo(() => (hasTexts && !locale ? null : i18nOf(locale ?? english)), [hasTexts, locale]);
  const app = (
    <LocaleProvider locale={locale?.locale ?? around.locale} direction={direction ?? around.direction}>
      <DesignSystemRoot {...root} />
    </LocaleProvider>
  );

  return i18n ? <I18nProvider i18n={i18n}>{app}</I18nProvider> : app;
}

/** Widgets have English with them, so that its catalogue may be empty. */
function i18nOf({ locale, messages }: LocaleTexts) {
  const i18n = isolateValues(setupI18n());
  i18n.loadAndActivate({ locale, messages });
  return i18n;
}
