import { LocaleProvider } from '@embarque/design-system';
import type { ReactNode } from 'react';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';

/** Around fields for dates, numbers, and amounts: these are typed the Portuguese way, whatever the language of the texts. */
export function RegionalFormat({ children }: { children: ReactNode }) {
  const { direction } = usePreferences();
  return (
    <LocaleProvider locale="pt-BR" direction={direction}>
      {children}
    </LocaleProvider>
  );
}
