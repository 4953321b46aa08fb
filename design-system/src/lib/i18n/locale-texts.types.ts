import type { Messages } from '@lingui/core';
import type { LocaleSettings } from './LocaleProvider.tsx';

/** A language and the texts of the widgets in it, as `@embarque/design-system/locales/fr` and its like have them. */
export interface LocaleTexts extends Pick<LocaleSettings, 'locale'> {
  /** Compiled messages by their ids. English fills in for those that are missing. */
  messages: Messages;
}
