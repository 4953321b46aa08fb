import { applyAppearance, DesignSystemRoot } from '@embarque/design-system';
import { messages as app } from '@embarque/design-system/locales/en/app.json?lingui';
import { messages as entry } from '@embarque/design-system/locales/en/entry.json?lingui';
import { messages as kit } from '@embarque/design-system/locales/en/kit.json?lingui';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { peopleOf } from '../data-table/people.ts';
import { messages, tasks } from '../lists/contents.ts';
import { type BenchMail, Mails, People, Tasks, Thread } from './ManyRows.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: { ...entry, ...app, ...kit } } });
const stage = document.body.appendChild(document.createElement('main'));
stage.style.cssText = 'display: flex; flex-direction: column; block-size: 100vh';
let root: Root | undefined;

applyAppearance({ skin: 'light', direction: 'ltr', density: 'comfortable', motion: 'reduced' });

const mails = (count: number): BenchMail[] =>
  peopleOf(count).map(({ name, post, email }, index) => ({
    id: index,
    sender: name,
    subject: `${post}: message ${index}`,
    preview: email,
    time: '10:00',
    dateTime: '2027-06-16T10:00:00Z',
    isRead: index % 3 > 0,
    isStarred: index % 11 === 0,
    hasFiles: index % 7 === 0,
    labels: [],
  }));

const lists: Record<string, (count: number) => ReactNode> = {
  tasks: (count) => <Tasks all={tasks(count)} />,
  messages: (count) => <Thread messages={messages(count)} />,
  mails: (count) => <Mails mails={mails(count)} />,
  people: (count) => <People people={peopleOf(count)} />,
};

/** Mounts a list in place of the last one. */
function mount(name: string, count: number): void {
  root?.unmount();
  const list = lists[name];
  if (!list) throw new Error(`There is no list "${name}".`);
  root = createRoot(stage);
  root.render(
    <I18nProvider i18n={i18n}>
      <DesignSystemRoot>{list(count)}</DesignSystemRoot>
    </I18nProvider>,
  );
}

const stageOfManyRows = { mount };
export type StageOfManyRows = typeof stageOfManyRows;

Object.assign(window, stageOfManyRows);
