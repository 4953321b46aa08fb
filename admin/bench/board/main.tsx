import { applyAppearance, DesignSystemRoot } from '@embarque/design-system';
import { KanbanBoard, moveCard, TaskCard } from '@embarque/design-system/kanban';
import { messages as app } from '@embarque/design-system/locales/en/app.json?lingui';
import { messages as entry } from '@embarque/design-system/locales/en/entry.json?lingui';
import { messages as kit } from '@embarque/design-system/locales/en/kit.json?lingui';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { painted } from '../painted.ts';
import { type BenchCard, dealOut } from './cards.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: { ...entry, ...app, ...kit } } });
const stage = document.body.appendChild(document.createElement('main'));
let root: Root | undefined;

applyAppearance({ skin: 'light', direction: 'ltr', density: 'comfortable', motion: 'reduced' });

function Board({ count }: { count: number }) {
  const [columns, setColumns] = useState(() => dealOut(count));
  return (
    <KanbanBoard
      columns={columns}
      onMove={(move) => setColumns(moveCard(columns, move))}
      itemLabel={({ title }) => title}
      renderCard={({ id: _, ...card }) => <TaskCard {...card} attachments={3} comments={4} />}
    />
  );
}

/** Mounts a board, and returns the milliseconds until the browser had laid it out. */
function mount(count: number): number {
  clear();
  const created = createRoot(stage);
  root = created;
  return timed(() =>
    flushSync(() =>
      created.render(
        <I18nProvider i18n={i18n}>
          <DesignSystemRoot>
            <Board count={count} />
          </DesignSystemRoot>
        </I18nProvider>,
      ),
    ),
  );
}

/** The least that as many cards cost: elements with the same texts, all of them, that do nothing. */
function mountFloor(count: number): number {
  clear();
  return timed(() => stage.append(...dealOut(count).map(({ items }) => element('ul', items.map(floorCard)))));
}

function floorCard({ title, labels, due, assignees }: BenchCard): HTMLElement {
  const texts = [...labels.map(({ text }) => text), title, '3', '4', due, ...assignees.map(({ name }) => name)];
  return element(
    'li',
    texts.map((text) => element('span', [text])),
  );
}

function element(name: string, content: ReadonlyArray<Node | string>): HTMLElement {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

function clear() {
  root?.unmount();
  root = undefined;
  stage.replaceChildren();
}

function timed(show: () => void): number {
  const start = performance.now();
  show();
  // Asking for a size makes the browser lay out what it has.
  void stage.offsetHeight;
  return performance.now() - start;
}

/** How long after the next key the step that it stands for has been painted. */
function nextStep(): Promise<number> {
  const said = () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join();
  return new Promise((resolve) => {
    const before = said();
    const watch = ({ timeStamp }: KeyboardEvent) => {
      const look = () => {
        if (said() === before) requestAnimationFrame(look);
        else void painted().then(() => resolve(performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    };
    addEventListener('keydown', watch, { once: true, capture: true });
  });
}

const stageOfBoard = { mount, mountFloor, nextStep };
export type StageOfBoard = typeof stageOfBoard;

Object.assign(window, stageOfBoard);
