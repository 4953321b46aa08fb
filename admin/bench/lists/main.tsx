import { applyAppearance, DesignSystemRoot } from '@embarque/design-system';
import { EventCalendar } from '@embarque/design-system/calendar';
import { ChatThread } from '@embarque/design-system/chat';
import { messages as app } from '@embarque/design-system/locales/en/app.json?lingui';
import { messages as entry } from '@embarque/design-system/locales/en/entry.json?lingui';
import { messages as kit } from '@embarque/design-system/locales/en/kit.json?lingui';
import { TaskList } from '@embarque/design-system/task-list';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { painted } from '../painted.ts';
import { type BenchTask, events, kinds, messages, month, tasks } from './contents.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: { ...entry, ...app, ...kit } } });
const stage = document.body.appendChild(document.createElement('main'));
stage.style.cssText = 'display: flex; block-size: 100vh';
let root: Root | undefined;

applyAppearance({ skin: 'light', direction: 'ltr', density: 'comfortable', motion: 'reduced' });

const ignore = () => {};
const person = { name: 'Ana Lima', status: 'online' } as const;

function Tasks({ all }: { all: BenchTask[] }) {
  const [shown, setShown] = useState(all);
  const complete = ({ id, isCompleted }: { id: number; isCompleted: boolean }) =>
    setShown((before) => before.map((task) => (task.id === id ? { ...task, isCompleted } : task)));
  return <TaskList label="Tasks" tasks={shown} contentOf={itself} onOpen={ignore} onComplete={complete} />;
}

const itself = (task: BenchTask) => task;

/** Each list that is measured, with the selector of one of its parts. */
const lists: Record<string, { content: string; draw: (count: number) => ReactNode }> = {
  messages: {
    content: '[role=article]',
    draw: (count) => <ChatThread person={person} messages={messages(count)} onAction={ignore} />,
  },
  tasks: { content: '[data-row-id]', draw: (count) => <Tasks all={tasks(count)} /> },
  events: {
    content: '[data-event]',
    draw: (count) => (
      <EventCalendar
        events={events(count)}
        calendars={kinds}
        view="month"
        date={month}
        timeZone="America/Sao_Paulo"
        onViewChange={ignore}
        onDateChange={ignore}
        onOpen={ignore}
      />
    ),
  },
};

const listOf = (name: string) => {
  const list = lists[name];
  if (!list) throw new Error(`There is no list "${name}".`);
  return list;
};

/** Mounts a list, and answers with the milliseconds until its first part was painted. */
async function mount(name: string, count: number): Promise<number> {
  root?.unmount();
  stage.replaceChildren();
  const { content, draw } = listOf(name);
  const drawn = draw(count);
  const start = performance.now();
  root = createRoot(stage);
  root.render(
    <I18nProvider i18n={i18n}>
      <DesignSystemRoot>{drawn}</DesignSystemRoot>
    </I18nProvider>,
  );
  await until(() => document.querySelector(content)?.checkVisibility({ visibilityProperty: true }) === true);
  await painted();
  return performance.now() - start;
}

/** How many parts of a list are in the page. */
const mounted = (name: string): number => document.querySelectorAll(listOf(name).content).length;

/** Completes the first task, and answers with the milliseconds until that was painted. */
async function complete(): Promise<number> {
  const box = document.querySelector<HTMLInputElement>('[data-row-id] input[type=checkbox]');
  if (!box) throw new Error('No task can be completed.');
  const before = box.checked;
  const start = performance.now();
  box.click();
  await until(() => document.querySelector<HTMLInputElement>('[data-row-id] input')?.checked === !before);
  await painted();
  return performance.now() - start;
}

const until = (holds: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => (holds() ? resolve() : requestAnimationFrame(look));
    requestAnimationFrame(look);
  });

const stageOfLists = { mount, mounted, complete };
export type StageOfLists = typeof stageOfLists;

Object.assign(window, stageOfLists);
