import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: {} });
});

afterEach(() => vi.unstubAllGlobals());

it('has a page wait for its texts in the language that was chosen meanwhile', async () => {
  const arrival = Promise.withResolvers<void>();
  vi.doMock('../../locales/de/app.json?lingui', async (importOriginal) => {
    await arrival.promise;
    return importOriginal();
  });
  const { i18n, loadTexts, speak } = await import('./i18n.ts');

  const english = loadTexts('app');
  const german = speak('de');
  const first = await Promise.race([
    english.then(() => 'the page'),
    german.then(() => 'its texts'),
    arrivesLate(arrival),
  ]);
  await english;

  expect(first).toBe('German');
  expect(i18n.locale).toBe('de');
});

/** Longer than English takes, whose files nobody holds back. */
async function arrivesLate({ resolve }: PromiseWithResolvers<void>): Promise<string> {
  await Promise.all([
    import('@embarque/design-system/locales/en/app.json?lingui'),
    import('../../locales/en/app.json?lingui'),
  ]);
  await new Promise(setImmediate);
  resolve();
  return 'German';
}

it('has a page wait for no texts but its own, and draws nothing again for them', async () => {
  const arrival = Promise.withResolvers<void>();
  vi.doMock('@embarque/design-system/locales/en/kit.json?lingui', async (importOriginal) => {
    await arrival.promise;
    return importOriginal();
  });
  const { i18n, loadTexts } = await import('./i18n.ts');
  const changed = vi.fn<() => void>();
  i18n.on('change', changed);
  const signOut = 'fcWrnU';

  const other = loadTexts('kit');
  await loadTexts('app');
  expect(i18n._(signOut)).toBe('Sign out');

  arrival.resolve();
  await other;
  expect(changed).not.toHaveBeenCalled();
});

it('draws nothing again for the language that is spoken anyway', async () => {
  const { i18n, loadTexts, speak } = await import('./i18n.ts');
  await loadTexts('app');
  const changed = vi.fn<() => void>();
  i18n.on('change', changed);

  await speak('en');
  await loadTexts('app');

  expect(changed).not.toHaveBeenCalled();
});

it('keeps English while the texts of a language cannot be fetched, and asks for them again on request (SPEC-9.4-a)', async () => {
  let isOffline = true;
  vi.doMock('../../locales/fr/entry.json?lingui', (importOriginal) => {
    if (isOffline) throw new Error('offline');
    return importOriginal();
  });
  const { i18n, speak } = await import('./i18n.ts');
  const backToSignIn = 'QeXxn3';

  await expect(speak('fr')).resolves.toBe(false);
  expect(i18n._(backToSignIn)).toBe('Back to sign in');
  isOffline = false;
  await expect(speak('fr')).resolves.toBe(true);
  expect(i18n._(backToSignIn)).toBe('Retour à la connexion');
});

it('shows no page without words, and asks for them again with the next one', async () => {
  let isOffline = true;
  vi.doMock('../../locales/en/app.json?lingui', (importOriginal) => {
    if (isOffline) throw new Error('offline');
    return importOriginal();
  });
  const { loadTexts, speak } = await import('./i18n.ts');

  const loading = loadTexts('app');
  // The failure belongs to the page that waits for its texts, not to the language.
  const speaking = speak('en');
  await expect(loading).rejects.toThrow('missing texts app');
  await expect(speaking).resolves.toBe(true);
  isOffline = false;
  await expect(loadTexts('app')).resolves.toBeUndefined();
});

it('finds the texts of a page before any page is there', async () => {
  const { i18n, loadTexts } = await import('./i18n.ts');

  await loadTexts('access');

  expect(i18n._('D7dhcZ')).toBe('Client');
  await expect(loadTexts('nowhere')).rejects.toThrow('missing texts nowhere');
});

it('says which text a page shows without having loaded it', async () => {
  const reported = vi.fn<(error: Error) => void>();
  vi.stubGlobal('reportError', reported);
  const { i18n } = await import('./i18n.ts');

  i18n._('nowhere');

  expect(reported.mock.calls).toEqual([[new Error('missing text nowhere')]]);
});
