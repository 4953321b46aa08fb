import { AuthCover } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageTitle } from '../routing/PageTitle.tsx';

export interface EntryCoverProps {
  /** Heading of the form and name of the page. */
  title: string;
  description: string;
  /** Shown below the form: the way to the other entry pages. */
  footer: ReactNode;
  children: ReactNode;
}

/** The cover that all pages before sign-in share. */
export function EntryCover({ title, ...rest }: EntryCoverProps) {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={title} />
      <AuthCover
        headline={t`Every departure, covered and connected.`}
        tagline={t`The staff desk for travel insurance and eSIM sales.`}
        title={title}
        {...rest}
      />
    </>
  );
}
