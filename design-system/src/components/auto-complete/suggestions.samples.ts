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

/** A page of the UI kit by the folder of its examples: `components/auto-complete` is "Auto complete (components)". */
function titleOf(folder: string): Suggestion {
  const [group = '', page = ''] = folder.replaceAll('-', ' ').split('/');
  return { id: folder, label: `${page.charAt(0).toUpperCase()}${page.slice(1)} (${group})`, href: `/${folder}` };
}

/** A hundred titles of pages, which arrive a moment later as from a server. */
export function useTitles(): readonly Suggestion[] {
  const [loaded, setLoaded] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    let isWanted = true;
    void import('../../examples.ts').then(({ exampleFolders }) => {
      if (isWanted) setLoaded(exampleFolders.slice(0, 100).map(titleOf));
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return loaded;
}
