import { format } from 'date-fns';
import { ptBR } from 'date-fns/locale/pt-BR';

/** Dates and numbers are Portuguese by default, whatever the language of the texts (specification §2, §9). */
const numberFormat = new Intl.NumberFormat('pt-BR');

/** `09 nov. 2026` */
export const formatDay = (date: Date) => format(date, 'dd MMM. yyyy', { locale: ptBR });

/** `14:05:09` */
export const formatTime = (date: Date) => format(date, 'HH:mm:ss', { locale: ptBR });

/** `9 de novembro de 2026 às 14:05` */
export const formatDayAndTime = (date: Date) => format(date, 'PPPp', { locale: ptBR });

/** `1.284` */
export const formatNumber = (value: number) => numberFormat.format(value);

/**
 * `R$ 1.284,50`
 *
 * @param currency ISO 4217 code; an unknown one is shown as it is
 */
export function formatMoney(amount: number, currency: string): string {
  try {
    return new Intl.NumberFormat('pt-BR', { style: 'currency', currency }).format(amount);
  } catch {
    return `${currency} ${numberFormat.format(amount)}`;
  }
}
