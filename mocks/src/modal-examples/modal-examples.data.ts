import { avatarOf, colleagues, emailOf, reader } from '../lib/sample/people.ts';
import type { EditedUser, LinkDays, LinkLevel, MemberRole, ProjectMember } from './modal-examples.contract.ts';

/** The code that proves the second step of the demo. */
export const proofCode = '123456';

/** Staff of partner agencies. */
const outsiders = [
  'Noa Ben-Ami',
  'Lukas Brandstetter',
  'Murilo Assunção',
  'Freya Thorsen',
  'Giulia Ferrante',
  'Otávio Prado',
] as const;

export interface ModalExamplesSample {
  members: ProjectMember[];
  candidates: Omit<ProjectMember, 'role'>[];
  level: LinkLevel;
  linkEndsOn: string | null;
  linkDays: LinkDays;
  invited: string[];
  user: EditedUser;
}

const person = (name: string, index: number) => ({
  id: index + 1,
  name,
  email: emailOf(name),
  avatar: avatarOf(name),
});

const roles: readonly MemberRole[] = ['owner', 'edit', 'view', 'comment'];

export function modalExamplesSample(): ModalExamplesSample {
  const people = [reader, ...colleagues];
  return {
    members: people.map((name, index) => ({
      ...person(name, index),
      role: index === 0 ? 'owner' : (roles[1 + (index % 3)] ?? 'view'),
    })),
    candidates: outsiders.map((name, index) => person(name, people.length + index)),
    level: 'members',
    linkEndsOn: null,
    linkDays: null,
    invited: [emailOf('Murilo Assunção')],
    user: {
      firstName: 'Otávio',
      lastName: 'Prado',
      username: 'otavio.prado',
      email: emailOf('Otávio Prado'),
      status: 'active',
      taxId: 'TAX-8894',
      contact: '+55 11 91234-5678',
      language: 'pt',
      country: 'BR',
      isBilling: true,
    },
  };
}
