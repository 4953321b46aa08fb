import { Suspense } from 'react';
import { Links } from '../docs-page/sections/Links.tsx';
import { usePages } from '../docs-page/sections/page-index.ts';

/** Links to all journeys. */
export function Journeys() {
  return (
    <Suspense>
      <List />
    </Suspense>
  );
}

const List = () => <Links to={usePages().journeys()} isSorted={false} />;
