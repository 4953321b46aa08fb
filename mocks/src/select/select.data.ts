import { fold } from '@embarque/design-system/fold';
import { rowsFrom } from '../lib/sample/sample-rows.ts';
import { rowCount } from '../lib/sample/world.ts';
import type { SelectOption } from './select.contract.ts';

const countries = [
  ['Albania', 'Algeria', 'Angola', 'Argentina', 'Armenia', 'Aruba', 'Australia', 'Austria', 'Azerbaijan'],
  ['Bahamas', 'Bahrain', 'Barbados', 'Belgium', 'Belize', 'Bolivia', 'Botswana', 'Brazil', 'Bulgaria', 'Cambodia'],
  ['Canada', 'Cape Verde', 'Chile', 'Colombia', 'Costa Rica', 'Croatia', 'Cuba', 'Curaçao', 'Cyprus', 'Czechia'],
  ['Denmark', 'Dominican Republic', 'Ecuador', 'Egypt', 'El Salvador', 'Estonia', 'Fiji', 'Finland'],
  ['France', 'Georgia', 'Germany', 'Ghana', 'Greece', 'Guatemala', 'Honduras', 'Hungary', 'Iceland', 'India'],
  ['Indonesia', 'Ireland', 'Israel', 'Italy', 'Jamaica', 'Japan', 'Jordan', 'Kenya', 'Latvia', 'Lithuania'],
  ['Luxembourg', 'Madagascar', 'Malaysia', 'Maldives', 'Malta', 'Mauritius', 'Mexico', 'Montenegro', 'Morocco'],
  ['Mozambique', 'Namibia', 'Nepal', 'Netherlands', 'New Zealand', 'Nigeria', 'Norway', 'Oman', 'Panama'],
  ['Paraguay', 'Peru', 'Philippines', 'Poland', 'Portugal', 'Qatar', 'Romania', 'Rwanda', 'Saudi Arabia', 'Senegal'],
  ['Serbia', 'Singapore', 'South Africa', 'South Korea', 'Spain', 'Sri Lanka', 'Sweden', 'Switzerland', 'Tanzania'],
  ['Thailand', 'Türkiye', 'United Kingdom', 'United States', 'Uruguay', 'Vietnam'],
].flat();

/** The countries in which an eSIM finds a network, by name. Beyond 100 they come as regions of a country. */
export function selectSample(count = rowCount(countries.length)): SelectOption[] {
  return rowsFrom(countries, count, (country, { index, round }) => {
    const label = round === 0 ? country : `${country}, region ${round + 1}`;
    return { id: index + 1, value: fold(label), label };
  });
}
