import { readCommandLine } from '../command-line.ts';
import { readTexts } from './catalogues.ts';

const HELP = `Shows the texts of the product in English beside a translation, one line each, with the catalogue that has it.

  npm run texts -- [--locale pt-BR] [--missing] [part]

  --locale   the language of the translations: pt-BR (default), fr or de
  --missing  only texts without a translation
  part       only texts that have this part in either language, or in the name of their catalogue`;

const { values, positionals } = readCommandLine(HELP, {
  allowPositionals: true,
  options: {
    locale: { type: 'string', default: 'pt-BR' },
    missing: { type: 'boolean', default: false },
  },
});
const part = positionals.join(' ').toLowerCase();

for (const { file, id, english, translation } of readTexts(values.locale)) {
  if (values.missing && translation) continue;
  if (![file, english, translation].some((text) => text.toLowerCase().includes(part))) continue;
  console.log([file, id, english, translation].join('\t').replaceAll('\n', ' '));
}
