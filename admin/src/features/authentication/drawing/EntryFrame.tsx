import { AuthCard, AuthCover } from '@embarque/design-system';
import type { ReactNode } from 'react';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { EntryTools } from '../../../session/pages/EntryTools.tsx';
import type { EntryDrawing } from '../model/authentication.paths.ts';

export interface EntryFrameProps {
  drawing: EntryDrawing;
  /** Heading of the form and name of the page. */
  title: string;
  description: ReactNode;
  children: ReactNode;
}

/** The two drawings of a screen; all that happens in it is the same. */
export function EntryFrame({ drawing, title, ...rest }: EntryFrameProps) {
  const Drawing = drawing === 'cover' ? AuthCover : AuthCard;
  return (
    <>
      <PageTitle title={title} />
      <Drawing title={title} tools={<EntryTools />} {...rest} />
    </>
  );
}
