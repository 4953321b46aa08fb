import { LocaleProvider } from '@embarque/design-system';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { useTexts } from './useTexts.ts';

interface LiveProps {
  /** The title of the page, which says whose texts its widgets need. */
  title: string;
  children: ReactNode;
}

/** Widgets on a page of documentation, outside of any story: they get their texts and their direction here. */
export function Live({ title, children }: LiveProps) {
  const texts = useTexts(title);
  if (!texts) return null;
  return (
    <I18nProvider i18n={texts}>
      <LocaleProvider locale="en" direction={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}>
        {children}
      </LocaleProvider>
    </I18nProvider>
  );
}
