import { useEffect } from 'react';

/** Names the page in the browser's tab and history. */
export function PageTitle({ title }: { title: string }): null {
  useEffect(() => {
    document.title = `${title} · Embarque`;
  }, [title]);
  return null;
}
