export interface Person {
  id: string;
  name: string;
  email: string;
  post: string;
  city: string;
  /** In US dollars a year. */
  salary: number;
  /** `2026-11-21` */
  since: string;
}

const firsts =
  'Ana Bruno Célia Daniel Érica Fábio Gisele Hugo Íris João Kátia Lívia Marina Nuno Olívia Paulo Rosa Sérgio Tatiane Vera'.split(
    ' ',
  );
const lasts =
  'Abreu Alves Ávila Braga Cunha Diniz Duarte Élio Faria Gama Klein Leitão Núñez Osman Pires Prado Rocha Sá Silva Xavier'.split(
    ' ',
  );
const posts = [
  'Travel Desk Agent',
  'Claims Analyst',
  'Fraud Investigator',
  'Actuarial Analyst',
  'eSIM Activation Specialist',
];
const cities = ['Lisbon', 'São Paulo', 'Curitiba', 'Madrid', 'Hanoi', 'Bogotá', 'Santiago'];

/** The same people every time; most names are unlike all others. */
export function peopleOf(count: number): Person[] {
  const next = chances();
  const one = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? '';
  return Array.from({ length: count }, (_, index) => {
    const [first, middle, last] = [one(firsts), one(lasts), one(lasts)];
    return {
      id: String(index + 1),
      name: `${first} ${middle} ${last} ${Math.floor(next() * 100)}`,
      email: `${first}.${last}${index}@example.com`.toLowerCase(),
      post: one(posts),
      city: one(cities),
      salary: 20_000 + Math.floor(next() * 80_000),
      since: `20${10 + Math.floor(next() * 16)}-0${1 + Math.floor(next() * 9)}-1${Math.floor(next() * 10)}`,
    };
  });
}

function chances() {
  let seed = 1;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}
