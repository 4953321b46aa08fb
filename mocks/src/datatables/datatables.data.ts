import { type Chances, now, pick } from '../lib/time/clock.ts';
import { fold } from '@embarque/design-system/fold';
import { pictureUrl } from '../pictures/pictures.ts';
import type { Employee, EmployeeStatus } from './datatables.contract.ts';
import { sampleChances } from '../lib/sample/world.ts';

const day = 86_400_000;
const longestStay = 12 * 365;

/** A hundred employees, or as many as asked for. Each hundred has the same shares of statuses and pictures. */
export function employeesSample(count = 100): Employee[] {
  const employees = employeesOf(count);
  return Array.from({ length: count }, (_, index) => employees.at(index));
}

/** Any number of employees, each made when somebody looks at it, so that even a hundred thousand take no time. */
export function employeesOf(count: number): { length: number; at: (index: number) => Employee } {
  const chances = sampleChances(100);
  const statuses = shuffle(
    statusShares.flatMap(([status, share]) => Array<EmployeeStatus>(share).fill(status)),
    chances,
  );
  const hasPicture = shuffle([...Array<boolean>(50).fill(true), ...Array<boolean>(50).fill(false)], chances);
  const today = now();
  return {
    length: count,
    at: (index) => {
      const { avatar, ...employee } = employeeAt(index, today);
      return {
        ...employee,
        avatar: hasPicture[index % 100] ? avatar : '',
        status: statuses[index % 100] ?? 1,
      };
    },
  };
}

function employeeAt(index: number, today: number): Omit<Employee, 'status'> {
  const chances = sampleChances(index);
  const below = (limit: number) => Math.floor(chances() * limit);
  const [name, slug] = personAt(index);
  const namesakes = Math.floor(index / people);
  const [post, least, most] = pick(posts, chances);
  const stay = below(longestStay);
  const years = Math.max(1, Math.floor(stay / 365));
  return {
    responsive_id: '',
    id: index + 1,
    avatar: pictureUrl('avatar', slug),
    full_name: name,
    post,
    email: `${slug.replace('-', '.')}${namesakes || ''}@example.com`,
    city: pick(cities, chances),
    start_date: writtenDay(today - stay * day),
    salary: `$${least + below(most - least)}.${10 + below(90)}`,
    age: String(19 + years + below(36)),
    experience: years === 1 ? '1 Year' : `${years} Years`,
  };
}

const statusShares: readonly (readonly [EmployeeStatus, number])[] = [
  [1, 23],
  [2, 19],
  [3, 18],
  [4, 23],
  [5, 17],
];

// Post, and the least and the most that it earns in a year.
const posts: [Post, ...Post[]] = [
  ['Claims Analyst', 18_400, 31_000],
  ['Senior Claims Adjuster', 27_500, 44_000],
  ['eSIM Activation Specialist', 15_900, 26_300],
  ['Network Partnerships Manager', 34_000, 61_000],
  ['Travel Desk Agent', 13_200, 21_800],
  ['Policy Underwriter', 24_600, 48_200],
  ['Medical Assistance Coordinator', 21_000, 37_400],
  ['Refunds Officer', 14_800, 23_900],
  ['Fraud Investigator', 26_100, 45_700],
  ['Agency Relations Executive', 19_300, 39_900],
  ['Actuarial Analyst', 29_800, 58_600],
  ['Product Designer', 25_400, 52_000],
  ['Data Engineer', 31_700, 66_400],
  ['Night Shift Supervisor', 20_500, 33_100],
  ['Content Writer', 14_100, 27_200],
  ['Regional Sales Director', 48_000, 96_500],
];
type Post = readonly [name: string, least: number, most: number];

const cities: [string, ...string[]] = [
  'São Paulo',
  'Rio de Janeiro',
  'Belo Horizonte',
  'Curitiba',
  'Recife',
  'Porto Alegre',
  'Florianópolis',
  'Salvador',
  'Fortaleza',
  'Manaus',
  'Lisbon',
  'Porto',
  'Madrid',
  'Montevideo',
  'Buenos Aires',
  'Santiago',
  'Bogotá',
  'Mexico City',
  'Lagos',
  'Cape Town',
  'Nairobi',
  'Mumbai',
  'Osaka',
  'Hanoi',
];

const firstNames = [
  'Adriana',
  'Alícia',
  'Amina',
  'André',
  'Aurora',
  'Bento',
  'Bianca',
  'Caio',
  'Cecília',
  'Chidi',
  'Clara',
  'Dalva',
  'Danilo',
  'Diego',
  'Eduarda',
  'Elias',
  'Emi',
  'Estela',
  'Fabiano',
  'Flora',
  'Gael',
  'Gilda',
  'Greta',
  'Hana',
  'Heitor',
  'Hugo',
  'Iara',
  'Igor',
  'Ivone',
  'Jamil',
  'Joana',
  'Júlio',
  'Kamal',
  'Karina',
  'Leandro',
  'Leonor',
  'Lin',
  'Lorenzo',
  'Maíra',
  'Marcelo',
  'Milena',
  'Moacir',
  'Nadia',
  'Nelson',
  'Odete',
  'Olívia',
  'Oskar',
  'Patrícia',
  'Pedro',
  'Rafaela',
  'Ravi',
  'Renato',
  'Rosana',
  'Samira',
  'Sandro',
  'Selma',
  'Silas',
  'Sofia',
  'Talita',
  'Tiago',
  'Ulisses',
  'Vera',
  'Wanda',
  'Xavier',
  'Yara',
  'Zilda',
];

const lastNames = [
  'Abreu',
  'Aguiar',
  'Almada',
  'Alencar',
  'Barreto',
  'Batista',
  'Borges',
  'Bragança',
  'Caldeira',
  'Campelo',
  'Castanho',
  'Chagas',
  'Coutinho',
  'Cunha',
  'Diniz',
  'Drummond',
  'Esteves',
  'Fagundes',
  'Farias',
  'Feitosa',
  'Furtado',
  'Gadelha',
  'Galvão',
  'Godinho',
  'Haas',
  'Hidalgo',
  'Ibáñez',
  'Jardim',
  'Kimura',
  'Klein',
  'Leitão',
  'Lisboa',
  'Macedo',
  'Malta',
  'Matsuda',
  'Medeiros',
  'Mendonça',
  'Nakamura',
  'Navarro',
  'Neves',
  'Novaes',
  'Okada',
  'Paiva',
  'Palmeira',
  'Penteado',
  'Pires',
  'Quental',
  'Rabelo',
  'Ramalho',
  'Salazar',
  'Schmitt',
  'Seixas',
  'Tanaka',
  'Teles',
  'Torrico',
  'Uchoa',
  'Valente',
  'Varela',
  'Viana',
  'Weber',
  'Xavier',
  'Zanetti',
];

const people = firstNames.length * lastNames.length;

// Folding is slow: once for each name, not once for each of a hundred thousand employees.
const folded = { first: firstNames.map(fold), last: lastNames.map(fold) };

/** The name of an employee, and its form in addresses. Neighbours share neither their first nor their last name. */
function personAt(index: number): [name: string, slug: string] {
  const place = (index * 1009) % people;
  const [first, last] = [place % firstNames.length, Math.floor(place / firstNames.length)];
  return [`${firstNames[first]} ${lastNames[last]}`, `${folded.first[first]}-${folded.last[last]}`];
}

function writtenDay(time: number): string {
  const date = new Date(time);
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${twoDigits(date.getMonth() + 1)}/${twoDigits(date.getDate())}/${date.getFullYear()}`;
}

function shuffle<Item>(items: Item[], chances: Chances): Item[] {
  return items
    .map((item) => ({ item, place: chances() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
