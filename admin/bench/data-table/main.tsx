import { applyAppearance, DesignSystemRoot } from '@embarque/design-system';
import { type DataColumn, DataTable } from '@embarque/design-system/datatables';
import { messages as app } from '@embarque/design-system/locales/en/app.json?lingui';
import { messages as entry } from '@embarque/design-system/locales/en/entry.json?lingui';
import { messages as kit } from '@embarque/design-system/locales/en/kit.json?lingui';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { painted } from '../painted.ts';
import { mountHtmlFloor } from './html-floor.ts';
import { ReactFloor } from './ReactFloor.tsx';
import { peopleOf, type Person } from './people.ts';

export type Contender = 'html floor' | 'React floor' | 'widget';

const ROWS = 100_000;
/** In frames: now and then somebody drags the scroll bar. */
const JUMP_EVERY = 30;
const LONGEST_MS = 20_000;

const stage = document.body.appendChild(document.createElement('main'));
const i18n = setupI18n({ locale: 'en', messages: { en: { ...entry, ...app, ...kit } } });
const columns: DataColumn<Person>[] = [
  { id: 'id', header: 'ID', value: ({ id }) => id, width: 80 },
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'email', header: 'Email', value: ({ email }) => email },
  { id: 'post', header: 'Position', value: ({ post }) => post },
  { id: 'city', header: 'City', value: ({ city }) => city },
  { id: 'salary', header: 'Salary', value: ({ salary }) => salary, format: { style: 'currency', currency: 'USD' } },
  { id: 'since', header: 'Date', value: ({ since }) => since },
];
let people: Person[] = [];

applyAppearance({ skin: 'light', direction: 'ltr', density: 'comfortable', motion: 'reduced' });

/** The rows come from elsewhere, and a table comes into a page that stands: both are there before anything is measured. */
function prepare(): Promise<void> {
  people = peopleOf(ROWS);
  return new Promise((stands) => {
    createRoot(stage).render(
      <I18nProvider i18n={i18n}>
        <DesignSystemRoot>
          <Page onStands={stands} />
        </DesignSystemRoot>
      </I18nProvider>,
    );
  });
}

let show: (who: Contender) => void;

function Page({ onStands }: { onStands: () => void }) {
  const [who, setWho] = useState<Contender>();
  useEffect(() => {
    show = setWho;
    onStands();
  }, [onStands]);
  if (who === 'React floor') return <ReactFloor people={people} />;
  if (who === 'widget') return <Widget />;
  return null;
}

/** How long it takes until the first rows are painted. */
async function mount(who: Contender): Promise<number> {
  const start = performance.now();
  if (who === 'html floor') mountHtmlFloor(stage, people);
  else show(who);
  await until(() => document.querySelector('[data-row="3"]') !== null);
  return performance.now() - start;
}

const Widget = () => (
  <DataTable title="People" columns={columns} rows={people} rowKey={({ id }) => id} flow="scroll" height="576px" />
);

let awaited: Promise<number> = Promise.resolve(0);

/** Begins to wait for an event; `changed` says how long after it other rows, or fewer, were painted. */
function expectChange(event: 'click' | 'input'): void {
  const before = shown();
  awaited = new Promise((resolve, reject) => {
    const listen = async () => {
      const start = performance.now();
      await until(() => shown() !== before);
      resolve(performance.now() - start);
    };
    document.addEventListener(event, () => void listen().catch(reject), { capture: true, once: true });
  });
}

const changed = () => awaited;

const shown = () => `${document.querySelector('[data-row="0"]')?.textContent} ${scroller().scrollHeight}`;

function scroller(): HTMLElement {
  const element = document.querySelector<HTMLElement>('[data-scroller], [role="grid"]');
  if (!element) throw new Error('There is nothing to scroll.');
  return element;
}

/** Scrolls down for a while and looks at each frame: how long it took, and whether rows stood where they belong. */
async function scroll(frames: number): Promise<{ times: number[]; blank: number }> {
  const place = scroller();
  const { left, top, width, height } = place.getBoundingClientRect();
  const times: number[] = [];
  let blank = 0;
  let last = await frame();
  for (let index = 0; index < frames; index += 1) {
    place.scrollTop += index % JUMP_EVERY === JUMP_EVERY - 1 ? 40_000 : 120;
    const now = await frame();
    times.push(now - last);
    last = now;
    const seen = [0.3, 0.6, 0.9].every((part) =>
      document.elementFromPoint(left + width / 2, top + height * part)?.closest('[data-row]'),
    );
    if (!seen) blank += 1;
  }
  return { times, blank };
}

/** Looks once a frame, and returns when that frame was painted. */
async function until(isSo: () => boolean): Promise<void> {
  const start = performance.now();
  do {
    if (performance.now() - start > LONGEST_MS) throw new Error('Nothing changed.');
    await frame();
  } while (!isSo());
  await painted();
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

Object.assign(window, { prepare, mount, expectChange, changed, scroll });
