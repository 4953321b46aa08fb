import { describe, expect, it } from 'vitest';
import { readTexts } from './catalogues.ts';
import { readToastTexts, toastTextsIn } from './toast-texts.ts';
import { faultsOf, faultsOfToast, isExcepted, LONGEST_TOAST, severalTranslations } from './voice.ts';
import { EXCEPTIONS, PROMISED_NAMES } from './voice.exceptions.ts';

const translated = ['pt-BR', 'fr', 'de'];

describe('the catalogues', () => {
  const english = readTexts('en');

  it('follow the rules of English', () => {
    const faults = english
      .filter((text) => !isExcepted(text))
      .flatMap((text) => faultsOf(text.english, 'en').map((fault) => `${text.file}: “${text.english}”: ${fault}`));

    expect(english.length).toBeGreaterThan(1000);
    expect(faults).toEqual([]);
  });

  it.each(translated)('follow the rules of %s', (locale) => {
    const texts = readTexts(locale);
    const faults = texts.flatMap(({ file, translation }) =>
      faultsOf(translation, locale).map((fault) => `${file}: “${translation}”: ${fault}`),
    );

    expect(texts.length).toBeGreaterThan(1000);
    expect(faults).toEqual([]);
  });

  it.each(translated)('translate a message in one way into %s', (locale) => {
    expect(severalTranslations(readTexts(locale))).toEqual([]);
  });

  it('have every text that is excepted from a rule', () => {
    const unused = EXCEPTIONS.flatMap(({ texts, catalogues }) =>
      catalogues.flatMap((name) =>
        texts.every((text) => english.every(({ english: of, file }) => of !== text || !file.endsWith(name)))
          ? [name]
          : [],
      ),
    );
    const known = new Set(english.map((text) => text.english));

    expect(unused).toEqual([]);
    expect([...PROMISED_NAMES].filter((name) => !known.has(name))).toEqual([]);
  });

  it('have toasts that are read at a glance', async () => {
    const toasts = await readToastTexts();
    const faults = toasts.flatMap(({ file, message }) =>
      faultsOfToast(message).map((fault) => `${file}: “${message}”: ${fault}`),
    );

    expect(toasts.length).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  });
});

describe('a fault is found', () => {
  it.each([
    ['en', 'Submit', 'verb of its action'],
    ['en', 'OK', 'verb of its action'],
    ['en', 'Yes', 'verb of its action'],
    ['en', '{count, plural, one {Yes} other {# tasks}}', 'verb of its action'],
    ['en', 'Click here to export', 'where it leads'],
    ['en', "It was final once saved, so it can't be undone", 'how things are now'],
    ['en', 'Task added!', 'exclamation mark'],
    ['en', 'Failed to save', 'Couldn'],
    ['en', 'The page could not be loaded', 'Couldn'],
    ['en', 'Please enter a name', 'please'],
    ['en', 'Your e-mail', 'email'],
    ['en', 'You are logged in', 'sign in'],
    ['en', 'Telephone', 'phone'],
    ['en', 'Color of the label', 'British'],
    ['en', 'Pay with Paypal', 'as it is written'],
    ['en', 'Loading...', '…'],
    ['en', 'Two  blanks', 'one blank'],
    ['en', 'Save ', 'at the ends'],
    ['en', 'Add Task board', 'capital'],
    ['en', 'Name, Value', 'capital'],
    ['en', '{name} Deleted', 'capital'],
    ['pt-BR', 'Submeter', 'Enviar'],
    ['pt-BR', 'Deletar conta', 'Excluir'],
    ['pt-BR', 'Clique aqui', 'where it leads'],
    ['pt-BR', 'Salve os teus dados', 'você'],
    ['pt-BR', 'Falha ao salvar', 'Não foi possível'],
    ['pt-BR', 'Erro ao carregar', 'Não foi possível'],
    ['pt-BR', 'Guardar', 'Brazil'],
    ['pt-BR', 'Toque no ecrã', 'Brazil'],
    ['pt-BR', 'Ligar ao telemóvel', 'Brazil'],
    ['pt-BR', 'Carregando...', '…'],
    ['pt-BR', 'Digite seu sobrenome.', 'Informe'],
    ['pt-BR', 'Informe sua senha.', 'Digite'],
    ['pt-BR', 'Informe os 3 ou 4 dígitos do verso.', 'Digite'],
    ['pt-BR', 'Insira um título', 'Informe'],
    ['fr', 'Cliquez ici', 'where it leads'],
    ['fr', 'Enregistre ton profil', 'vous'],
    ['fr', 'Échec de l’enregistrement', 'Impossible'],
    ['fr', "Impossible d'enregistrer", '’'],
    ['fr', 'Langue : français', 'no-break'],
    ['de', 'Klicken Sie hier', 'where it leads'],
    ['de', 'Speichere dein Profil', 'Sie'],
    ['de', 'Fehler beim Speichern', 'konnte nicht'],
    ['de', 'Wird geladen …', 'no blank'],
  ])('in %s: “%s”', (locale, text, advice) => {
    expect(faultsOf(text, locale).join()).toContain(advice);
  });

  it.each([
    ['en', 'Congratulations, {firstName}!'],
    ['en', 'Add task. Then choose a board'],
    ['en', 'Pay with PayPal or Google Authenticator'],
    ['en', 'Card moved to “Done”'],
    ['en', 'Logout'],
    ['en', 'Add To Cart'],
    ['pt-BR', 'Gravar mensagem de voz'],
    ['pt-BR', 'Digite o código inteiro.'],
    ['pt-BR', 'Informe o CEP ou código postal completo.'],
    ['fr', 'Langue\u00A0: français'],
    ['de', 'Der Export ist fehlgeschlagen.'],
  ])('nowhere in %s: “%s”', (locale, text) => {
    expect(faultsOf(text, locale)).toEqual([]);
  });

  it('in a toast with one letter too many', () => {
    const longest = 'x'.repeat(LONGEST_TOAST);

    expect(faultsOfToast(longest)).toEqual([]);
    expect(faultsOfToast(`${longest}x`)).not.toEqual([]);
    expect(faultsOfToast(`{count, plural, one {short} other {${longest}x}}`)).not.toEqual([]);
  });

  it('in a message with several translations, unless it has a context', () => {
    const text = { id: 'a', english: 'Open', translation: 'Abrir' };

    expect(severalTranslations([text, { ...text, translation: 'Aberto' }])).toEqual([
      '“Open” is translated as “Abrir” and “Aberto”',
    ]);
    expect(severalTranslations([text, { ...text, id: 'b', translation: 'Aberto' }])).toEqual([]);
  });
});

describe('the texts of toasts', () => {
  const textsIn = async (source: string) => {
    const texts = await toastTextsIn('a.tsx', `import { msg } from '@lingui/core/macro';\n${source}`);
    return texts.map(({ message }) => message);
  };

  it('are those in calls of notify, and no others of a file', async () => {
    const source = 'notify.error(\n  isLong ? msg`Too long` : msg`Too short`,\n);\nconst title = msg`Title`;';

    expect(await textsIn(source)).toEqual(['Too long', 'Too short']);
  });

  it('are all texts of a file that describes commands', async () => {
    const source = "import type { Description } from '../outbox.types.ts';\nconst done = msg`Saved`;";

    expect(await textsIn(source)).toEqual(['Saved']);
  });
});
