import { useEffect, useState } from 'react';
import type { Suggestion } from './suggestions.ts';

const named = (label: string) => ({ id: label, label });

export const cities = [
  'Lisboa',
  'Porto',
  'Porto Alegre',
  'Porto Seguro',
  'Porto Velho',
  'Singapore',
  'São Paulo',
  'Salvador',
  'Santiago',
  'Madrid',
  'Paris',
].map(named);

export const citiesByDecade = [
  { label: '1930s', items: ['Congonhas', 'Santos Dumont', 'Pampulha'].map(named) },
  { label: '1940s', items: ['Lisboa', 'Confins', 'Heathrow'].map(named) },
  { label: '1950s', items: ['Galeão', 'Brasília', 'Guararapes'].map(named) },
  { label: '1970s', items: ['Charles de Gaulle', 'Eduardo Gomes', 'Narita'].map(named) },
  { label: '1980s', items: ['Guarulhos', 'Changi', 'Stansted'].map(named) },
];

export const people = ['Ana Ribeiro', 'André Nunes', 'Bruna Castro', 'Mariana Lopes', 'Tiago Andrade'].map(named);

const subjects = ['Refunds', 'Luggage', 'Data plans', 'Cruises', 'Claims'];
const places = ['Brazil', 'Portugal', 'Spain', 'France', 'Italy', 'Chile', 'Uruguay', 'Argentina', 'Japan', 'Canada'];
const steps = ['First steps', 'Questions'];

const titles = subjects.flatMap((subject) =>
  places.flatMap((place) =>
    steps.map((step) => ({
      id: `${subject}-${place}-${step}`,
      label: `${subject} in ${place}: ${step}`,
      href: `/help/${subject}-${place}`.toLowerCase().replaceAll(' ', '-'),
    })),
  ),
);

/** A hundred titles, as a server would send them a moment later. */
export function useTitles(): readonly Suggestion[] {
  const [loaded, setLoaded] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(titles), 300);
    return () => clearTimeout(timer);
  }, []);
  return loaded;
}
