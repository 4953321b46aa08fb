import { useMemo } from 'react';

/**
 * Writes values that are shown. Numbers are Portuguese whatever the language of the texts, as dates are.
 *
 * @param format left out, values of at least 1 have no more than two decimals: three would read as thousands, `2,467`
 */
export function useNumberFormat(format: Intl.NumberFormatOptions | undefined): (value: number) => string {
  return useMemo(() => {
    const { format: formatValue } = new Intl.NumberFormat('pt-BR', format);
    return format ? (value) => formatValue(value) : (value) => formatValue(withoutThousandths(value));
  }, [format]);
}

const withoutThousandths = (value: number) => (Math.abs(value) < 1 ? value : Math.round(value * 100) / 100);
