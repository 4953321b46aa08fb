import type { WidgetGuide } from '../guides/guide.types.ts';
import { usePages } from './page-index.ts';

/** When to take the widget, when to take another, and its parts. */
export function Advice({ guide: { when, whenNot, anatomy } }: { guide: WidgetGuide }) {
  const pages = usePages();
  return (
    <>
      <h2>When to use</h2>
      <List of={when} />
      <h3>When to use something else</h3>
      <ul>
        {whenNot.map(({ text, instead }) => {
          const page = instead ? pages.ofWidget(instead) : undefined;
          return (
            <li key={text}>
              {text}{' '}
              {page && (
                <>
                  Use{' '}
                  <a href={page.href} target="_top">
                    {instead}
                  </a>
                  .
                </>
              )}
            </li>
          );
        })}
      </ul>
      <h2>Anatomy</h2>
      <ol>
        {anatomy.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </>
  );
}

/** Rules for the texts of a widget. */
export function Content({ guide: { content } }: { guide: WidgetGuide }) {
  return (
    <>
      <h2>Content</h2>
      <div className="pairs">
        <section data-advice="do">
          <h3>Do</h3>
          <List of={content.good} />
        </section>
        <section data-advice="avoid">
          <h3>Avoid</h3>
          <List of={content.bad} />
        </section>
      </div>
    </>
  );
}

function List({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
