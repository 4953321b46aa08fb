import type { ReactNode } from 'react';
import { Behaviour } from '../../../behaviour/Behaviour.tsx';
import { LocaleProvider, useLocaleSettings } from '../../../behaviour/LocaleProvider.tsx';

/** Dates are read and typed the Portuguese way, whatever the language of the texts; the direction stays that of the page. */
export function PortugueseDates({ children }: { children: ReactNode }) {
  const { direction } = useLocaleSettings();
  return (
    <LocaleProvider locale="pt-BR" direction={direction}>
      <Behaviour>{children}</Behaviour>
    </LocaleProvider>
  );
}
