import { applyAppearance, DesignSystemRoot } from '@embarque/design-system';
import { messages as app } from '@embarque/design-system/locales/en/app.json?lingui';
import { messages as entry } from '@embarque/design-system/locales/en/entry.json?lingui';
import { messages as kit } from '@embarque/design-system/locales/en/kit.json?lingui';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Invoice } from './Invoice.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: { ...entry, ...app, ...kit } } });
const stage = document.body.appendChild(document.createElement('main'));
let root: Root | undefined;

applyAppearance({ skin: 'light', direction: 'ltr', density: 'comfortable', motion: 'reduced' });

/** Mounts an invoice, and returns the milliseconds until the browser had laid it out. */
function mount(count: number): number {
  root?.unmount();
  stage.replaceChildren();
  const created = createRoot(stage);
  root = created;
  const start = performance.now();
  flushSync(() =>
    created.render(
      <I18nProvider i18n={i18n}>
        <DesignSystemRoot>
          <Invoice count={count} />
        </DesignSystemRoot>
      </I18nProvider>,
    ),
  );
  layOut();
  return performance.now() - start;
}

/**
 * How long the page works on the next event of a type, until what it changes is laid out. The wait for a frame is left out: it depends on
 * the screen alone.
 */
function nextWork(type: 'input' | 'focusout' | 'click'): Promise<number> {
  return new Promise((resolve) => {
    let start = 0;
    const begin = () => {
      start = performance.now();
    };
    // The event bubbles up to here after React has drawn.
    const end = () => {
      layOut();
      resolve(performance.now() - start);
    };
    addEventListener(type, begin, { once: true, capture: true });
    addEventListener(type, end, { once: true });
  });
}

// Asking for a size makes the browser lay out what it has.
const layOut = () => void stage.offsetHeight;

const stageOfInvoice = { mount, nextWork };
export type StageOfInvoice = typeof stageOfInvoice;

Object.assign(window, stageOfInvoice);
