import { useEffect } from 'react';

interface PageTitleProps {
  title: string;
  /**
   * Whether the title stands without the name of the app, as that of a page whose printed file is named after it.
   * @default false
   */
  isBare?: boolean;
}

/** Names the page in the browser's tab and history. */
export function PageTitle({ title, isBare = false }: PageTitleProps): null {
  useEffect(() => {
    document.title = isBare ? title : `${title} · Embarque`;
  }, [title, isBare]);
  return null;
}
