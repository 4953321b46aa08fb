import { useMemo } from 'react';
import { useLocaleSettings } from '../../behaviour/LocaleProvider.tsx';

/** Writes values as the language does. */
export function useWriting(format: Intl.NumberFormatOptions | undefined): (value: number) => string {
  const { locale } = useLocaleSettings();
  return useMemo(() => {
    const { format: write } = new Intl.NumberFormat(locale, format);
    return (value) => write(value);
  }, [locale, format]);
}
