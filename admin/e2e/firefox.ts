import type { Browser, BrowserContext } from '@playwright/test';

type Send = (method: string, params: unknown) => Promise<unknown>;

/** The part of Playwright's own side of a browser that speaks WebDriver BiDi. */
interface Inside {
  _connection: { toImpl: (browser: Browser) => { _browserSession?: { send: Send } } };
}

/**
 * Lets a stock Firefox open pages although it does not know how to emulate media features: Playwright asks for that on behalf of
 * each context. Firefox 153 is such a one, and its preferences ask for less motion already.
 */
export function doWithoutMediaFeatures(browser: Browser): void {
  const session = (browser as unknown as Inside)._connection.toImpl(browser)._browserSession;
  if (!session) return;
  const send: Send = session.send.bind(session);
  session.send = async (method, params) => {
    if (method !== 'emulation.setMediaFeaturesOverride') return send(method, params);
    return send(method, params).catch((error: Error) => {
      if (!error.message.includes('unknown command')) throw error;
    });
  };
}

/** Has `fill` write as a person does: what Playwright does over WebDriver BiDi is no change to a field that React controls. */
export async function fillAsAPerson(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const insert = (text: string) => void document.execCommand('insertText', false, text);
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
  });
}
