import { history } from '../../releases/history.data.ts';
import { missingOf, statusOf, type WidgetFacts } from '../widget-status.ts';

interface StatusProps {
  facts: WidgetFacts;
  /** The file of its stories, as Storybook names it. */
  file: string;
}

const labels = { ready: 'Ready', beta: 'Beta', deprecated: 'Deprecated' };

/** The place of a widget in its life, since when it is there, and who checked it. */
export function Status({ facts, file }: StatusProps) {
  const status = statusOf(facts);
  const missing = missingOf(facts);
  const since = history.widgets[file]?.since;
  return (
    <div className="facts">
      <a
        className="status"
        data-status={status}
        href="./?path=/docs/start-here-widget-status--docs"
        target="_top"
        title="Meaning of each status"
      >
        {labels[status]}
        {status === 'beta' && `: without ${missing.join(', ')}`}
      </a>
      {since && <span>Since {since}</span>}
      <span>
        Accessibility: checked by machine {history.checked ? <Day date={history.checked} /> : 'with each version'}; by a
        person, not yet
      </span>
      <a href={sourceOf(file)} target="_blank" rel="noreferrer">
        Source
      </a>
    </div>
  );
}

const REPOSITORY = 'https://github.com/embarque/embarque/blob/main';

/** The folder of a widget has all its files. */
const sourceOf = (file: string) => `${REPOSITORY}/${file.replace(/^\.\//, '').replace('.stories.tsx', '.tsx')}`;

/** Noon, so that no time zone makes another day of it. */
const Day = ({ date }: { date: string }) => (
  <time dateTime={date}>{new Date(`${date}T12:00`).toLocaleDateString('en-GB', { dateStyle: 'medium' })}</time>
);
