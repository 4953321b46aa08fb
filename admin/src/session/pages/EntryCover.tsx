import { AuthCover } from '@embarque/design-system';
import type { ReactNode } from 'react';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { EntryTools } from './EntryTools.tsx';

export interface EntryCoverProps {
  /** Heading of the form and name of the page. */
  title: string;
  description: string;
  /** Links to the other entry pages, below the form. */
  footer: ReactNode;
  children: ReactNode;
}

/** The cover that all pages before sign-in share; the form's heading names the page. */
export function EntryCover({ title, ...rest }: EntryCoverProps) {
  return (
    <>
      <PageTitle title={title} />
      <AuthCover title={title} tools={<EntryTools />} {...rest} />
    </>
  );
}
