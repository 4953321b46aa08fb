import { useMemo } from 'react';

/** Writes values that are shown. Numbers are Portuguese whatever the language of the texts, as dates are. */
export function useNumberFormat(format: Intl.NumberFormatOptions | undefined): (value: number) => string {
  return useMemo(() => {
    const { format: formatValue } = new Intl.NumberFormat('pt-BR', format);
    return (value) => formatValue(value);
  }, [format]);
}
