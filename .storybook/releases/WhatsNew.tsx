import { Suspense } from 'react';
import { type PageLink, usePages } from '../docs-page/sections/page-index.ts';
import { Links } from '../docs-page/sections/Links.tsx';
import { history } from './history.data.ts';

/** The widgets that came or changed since the last release. */
export function WhatsNew() {
  const { release } = history;
  if (!release) return <p>This copy of the code does not reach back to the last release.</p>;
  return (
    <>
      <p>
        Since {release.version} of <time dateTime={release.date}>{release.date}</time>. The page of each widget lists
        its changes; the change log of the repository has those of the product.
      </p>
      <Suspense>
        <Widgets release={release.version} />
      </Suspense>
    </>
  );
}

interface News {
  page: PageLink;
  isNew: boolean;
  latest: string | undefined;
  count: number;
}

function Widgets({ release }: { release: string }) {
  const { ofFile, isWidget } = usePages();
  const news = Object.entries(history.widgets).flatMap(([file, { since, changes }]): News[] => {
    const page = isWidget(file) ? ofFile(file) : undefined;
    const isNew = since.localeCompare(release, 'en', { numeric: true }) > 0;
    return page ? [{ page, isNew, latest: changes[0]?.summary, count: changes.length }] : [];
  });
  const fresh = news.filter(({ isNew }) => isNew);
  const changed = news
    .filter(({ isNew, count }) => !isNew && count > 0)
    .toSorted((one, other) => other.count - one.count);
  return (
    <>
      <h2>New widgets ({fresh.length})</h2>
      <Links to={fresh.map(({ page }) => page)} />
      <h2>Changed widgets ({changed.length})</h2>
      <ul>
        {changed.map(({ page: { href, label }, latest, count }) => (
          <li key={href}>
            <a href={href} target="_top">
              {label}
            </a>{' '}
            · {latest}
            {count > 1 && `, and ${count - 1} more`}
          </li>
        ))}
      </ul>
    </>
  );
}
