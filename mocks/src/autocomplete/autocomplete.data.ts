import { rowsFrom } from '../lib/sample/sample-rows.ts';
import { slugOf } from '../lib/sample/slug.ts';
import { rowCount } from '../lib/sample/world.ts';
import type { AutocompleteItem } from './autocomplete.contract.ts';

const destinations = [
  ['Lisbon, Portugal', 'Orlando, United States', 'Buenos Aires, Argentina', 'Paris, France', 'Santiago, Chile'],
  ['Rio de Janeiro, Brazil', 'Madrid, Spain', 'Rome, Italy', 'London, United Kingdom', 'New York, United States'],
  ['Cancún, Mexico', 'Porto, Portugal', 'Bariloche, Argentina', 'Miami, United States', 'Barcelona, Spain'],
  ['Tokyo, Japan', 'Fernando de Noronha, Brazil', 'Punta Cana, Dominican Republic', 'Dublin, Ireland'],
  ['Amsterdam, Netherlands', 'Montevideo, Uruguay', 'Cape Town, South Africa', 'Cusco, Peru', 'Berlin, Germany'],
  ['Cartagena, Colombia', 'Vancouver, Canada', 'Dubai, United Arab Emirates', 'Salvador, Brazil', 'Athens, Greece'],
  ['San Pedro de Atacama, Chile', 'Istanbul, Türkiye', 'Venice, Italy', 'Curaçao', 'Prague, Czechia'],
  ['Ushuaia, Argentina', 'Zürich, Switzerland', 'Marrakesh, Morocco', 'Recife, Brazil', 'Florence, Italy'],
  [
    'San Francisco, United States',
    'Edinburgh, United Kingdom',
    'Kyoto, Japan',
    'Vienna, Austria',
    'Mendoza, Argentina',
  ],
  ['Reykjavík, Iceland', 'Sydney, Australia', 'Seville, Spain', 'Florianópolis, Brazil', 'Nice, France'],
  ['Toronto, Canada', 'Bangkok, Thailand', 'Lima, Peru', 'Milan, Italy', 'Copenhagen, Denmark', 'Natal, Brazil'],
  ['Malé, Maldives', 'Funchal, Portugal', 'Las Vegas, United States', 'Cairo, Egypt', 'Munich, Germany'],
  ['Punta del Este, Uruguay', 'Budapest, Hungary', 'Singapore', 'Santorini, Greece', 'Bogotá, Colombia'],
  ['Foz do Iguaçu, Brazil', 'Stockholm, Sweden', 'Ponta Delgada, Portugal', 'Bali, Indonesia', 'Havana, Cuba'],
  ['Brussels, Belgium', 'Auckland, New Zealand', 'Zermatt, Switzerland', 'Panama City, Panama', 'Kraków, Poland'],
  ['Seoul, South Korea', 'Gramado, Brazil', 'Mexico City, Mexico', 'Dubrovnik, Croatia'],
  ['Oslo, Norway', 'Nairobi, Kenya', 'Valletta, Malta', 'Hanoi, Vietnam', 'Luxor, Egypt', 'Helsinki, Finland'],
  ['Montreal, Canada', 'San José, Costa Rica', 'Tallinn, Estonia', 'Quito, Ecuador', 'Zanzibar, Tanzania'],
  ['Maceió, Brazil', 'Sal, Cape Verde', 'Aruba', 'Bergen, Norway', 'Maputo, Mozambique', 'Kathmandu, Nepal'],
  ['Windhoek, Namibia', 'Asunción, Paraguay', 'Colombo, Sri Lanka', 'Luanda, Angola'],
].flat();

/** The destinations of the insured trips of this year, by their number. Beyond 100 they come as trips of other years. */
export function autocompleteSample(count = rowCount(destinations.length)): AutocompleteItem[] {
  return rowsFrom(destinations, count, (destination, { index, round }) => {
    const title = round === 0 ? destination : `${destination}, ${round} years ago`;
    return { title, rank: index + 1, id: slugOf(title) };
  });
}
