import { fold } from '@embarque/design-system/fold';
import { pictureUrl } from '../../pictures/pictures.ts';

/** Whom the demo takes the reader for in mail and chat. */
export const reader = 'Marina Duarte';

/** The email address with which the reader signs in. */
export const readerEmail = 'admin@demo.com';

/** The customer who has an account, and the email address with which they sign in. */
export const client = 'Tomás Figueiredo';
export const clientEmail = 'client@demo.com';

/** The reader's colleagues at the travel desk. */
export const colleagues = [
  'Caio Brandão',
  'Larissa Teixeira',
  'Henrique Sampaio',
  'Yasmin Farah',
  'Bruno Cavalcanti',
  'Ingrid Solberg',
  'Mateus Okafor',
  'Renata Pacheco',
  'Thiago Moreira',
  'Sofia Marchetti',
  'Noah Adeyemi',
] as const;

export type Colleague = (typeof colleagues)[number];

/** Colleagues whose language is English; the others write Portuguese. */
const foreign: ReadonlySet<string> = new Set<Colleague>([
  'Yasmin Farah',
  'Ingrid Solberg',
  'Mateus Okafor',
  'Sofia Marchetti',
  'Noah Adeyemi',
]);

/** Whether a colleague, or the numbered namesake of one, writes Portuguese. */
export const writesPortuguese = (fullName: string): boolean => !foreign.has(fullName.replace(/ \d+$/, ''));

/** Address of a person's picture. */
export function avatarOf(fullName: string): string {
  return pictureUrl('avatar', words(fullName).join('-'));
}

/** Address of a person's mailbox: on the company's domain for staff, on a reserved example domain for everybody else. */
export function emailOf(fullName: string): string {
  const isStaff = [reader, ...colleagues].some((name) => name === fullName);
  return `${words(fullName).join('.')}@${isStaff ? 'embarque.example' : 'example.com'}`;
}

function words(fullName: string): string[] {
  return fold(fullName).match(/[a-z]+/g) ?? [];
}
