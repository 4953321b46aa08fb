import type { LocaleTexts } from '../src/lib/i18n/locale-texts.types.ts';
import { messages as app } from './de/app.json?lingui';
import { messages as deferred } from './de/deferred.json?lingui';
import { messages as entry } from './de/entry.json?lingui';
import { messages as kit } from './de/kit.json?lingui';

/** The texts of all widgets in German, for `DesignSystemProvider`. */
export const de: LocaleTexts = { locale: 'de', messages: { ...kit, ...deferred, ...app, ...entry } };
