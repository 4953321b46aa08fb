import type { LocaleTexts } from '../src/lib/i18n/locale-texts.types.ts';
import { messages as app } from './fr/app.json?lingui';
import { messages as deferred } from './fr/deferred.json?lingui';
import { messages as entry } from './fr/entry.json?lingui';
import { messages as kit } from './fr/kit.json?lingui';

/** The texts of all widgets in French, for `DesignSystemProvider`. */
export const fr: LocaleTexts = { locale: 'fr', messages: { ...kit, ...deferred, ...app, ...entry } };
