import type { LocaleTexts } from '../src/lib/i18n/locale-texts.types.ts';
import { messages as app } from './pt-BR/app.json?lingui';
import { messages as deferred } from './pt-BR/deferred.json?lingui';
import { messages as entry } from './pt-BR/entry.json?lingui';
import { messages as kit } from './pt-BR/kit.json?lingui';

/** The texts of all widgets in Brazilian Portuguese, for `DesignSystemProvider`. */
export const ptBR: LocaleTexts = { locale: 'pt-BR', messages: { ...kit, ...deferred, ...app, ...entry } };
