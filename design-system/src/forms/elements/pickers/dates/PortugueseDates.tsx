import type { ReactNode } from 'react';
import { AriaLocaleProvider } from '../../../../lib/i18n/AriaLocaleProvider.tsx';
import { LocaleProvider, useLocaleSettings } from '../../../../lib/i18n/LocaleProvider.tsx';

/** Dates are read and typed the Portuguese way, whatever the language of the texts; the direction stays that of the page. */
export function PortugueseDates({ children }: { children: ReactNode }) {
  const { direction } = useLocaleSettings();
  return (
    <LocaleProvider locale="pt-BR" direction={direction}>
      <AriaLocaleProvider>{children}</AriaLocaleProvider>
    </LocaleProvider>
  );
}
