import { applyAppearance, DesignSystemRoot } from '@embarque/design-system';
import { messages as app } from '@embarque/design-system/locales/en/app.json?lingui';
import { messages as entry } from '@embarque/design-system/locales/en/entry.json?lingui';
import { messages as kit } from '@embarque/design-system/locales/en/kit.json?lingui';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { painted } from '../painted.ts';
import { kinds, type Kind } from './many.tsx';
import { Layers } from './layers.tsx';

/** How long a thousand of a kind take, in milliseconds, until the browser has laid them out. */
export interface Taken {
  mount: number;
  update: number;
}

const THOUSAND = Array.from({ length: 1000 }, (_, index) => index);

const i18n = setupI18n({ locale: 'en', messages: { en: { ...entry, ...app, ...kit } } });
const stage = document.body.appendChild(document.createElement('main'));
const layers = document.body.appendChild(document.createElement('div'));

applyAppearance({ skin: 'light', direction: 'ltr', density: 'comfortable', motion: 'reduced' });
createRoot(layers).render(
  <Provider>
    <Layers />
  </Provider>,
);

function Provider({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <DesignSystemRoot>{children}</DesignSystemRoot>
    </I18nProvider>
  );
}

function take({ kind, how }: { kind: string; how: keyof Kind }): Taken {
  const made = kinds[kind];
  if (!made) throw new Error(`There is no "${kind}" to measure.`);
  const show = how === 'html' ? bare(made.html) : rendered(made[how]);
  const taken = { mount: timed(() => show('Policy')), update: timed(() => show('Travel plan')) };
  show.end();
  return taken;
}

function timed(show: () => void): number {
  const start = performance.now();
  show();
  // Asking for a size makes the browser lay out what it has.
  void stage.offsetHeight;
  return performance.now() - start;
}

function bare(create: Kind['html']) {
  const show = (label: string) => stage.replaceChildren(...THOUSAND.map((index) => create(`${label} ${index}`)));
  return Object.assign(show, { end: () => stage.replaceChildren() });
}

function rendered(create: Kind['react']) {
  const root = createRoot(stage);
  const show = (label: string) =>
    flushSync(() =>
      root.render(
        <Provider>
          {THOUSAND.map((index) => (
            <One key={index}>{create(`${label} ${index}`)}</One>
          ))}
        </Provider>,
      ),
    );
  return Object.assign(show, { end: () => root.unmount() });
}

const One = ({ children }: { children: ReactNode }) => children;

/** How long after the press something of a role has been painted. */
function opening(press: EventTarget, role: string): Promise<number> {
  return new Promise((resolve) => {
    press.addEventListener(
      'pointerdown',
      () => {
        const start = performance.now();
        const look = () => {
          const isThere = document.querySelector(`[role="${role}"]`)?.checkVisibility();
          if (isThere) void painted().then(() => resolve(performance.now() - start));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
}

Object.assign(window, { take, opening });
