import { companies, type Team } from '../../world/index.ts';
import type { UserBilling, UserPlan, UserRole, UserStatus } from '../users.types.ts';

type Row = [
  fullName: string,
  company: string,
  country: string,
  role: UserRole,
  currentPlan: UserPlan,
  status: UserStatus,
  billing: UserBilling,
  looks: 'picture' | 'initials',
];

type SevenNames = [string, string, string, string, string, string, string];

/** The users who sell and handle claims: all but people who only read, and those who have not come yet. */
export function teamSample(): Team {
  const idsOf = (status: UserStatus) =>
    userRows.flatMap(([, , , role, , its], index) => (its === status && role !== 'subscriber' ? index + 1 : []));
  return { current: idsOf('active'), former: idsOf('inactive') };
}

const [embarque, halden, atalaia, cacau, polder, tagus, casa] = companies.map(({ name }) => name) as SevenNames;

// 11 admins, 7 authors, 8 editors, 12 maintainers, 12 subscribers; 20 in teams, 10 on each other plan;
// 18 active, 14 inactive, 18 pending; 16 by debit, 13 by transfer, 12 in cash, 9 by card.
export const userRows: readonly Row[] = [
  ['Inês Vasconcelos', halden, 'Portugal', 'editor', 'basic', 'pending', 'Auto Debit', 'picture'],
  ['Simone Yamamoto', tagus, 'Brazil', 'admin', 'team', 'pending', 'Auto Debit', 'initials'],
  ['Fernanda Queiroz', halden, 'Brazil', 'author', 'basic', 'inactive', 'Cash', 'picture'],
  ['Otávio Prado', atalaia, 'Brazil', 'author', 'company', 'active', 'Auto Debit', 'picture'],
  ['Caetano Peixoto', halden, 'Brazil', 'subscriber', 'enterprise', 'pending', 'Manual Transfer', 'initials'],
  ['João Pedro Azevedo', polder, 'Brazil', 'maintainer', 'company', 'inactive', 'Manual Transfer', 'picture'],
  ['Matteo Ricci', atalaia, 'Italy', 'subscriber', 'team', 'active', 'Manual Transfer', 'picture'],
  ['Freya Thorsen', cacau, 'Denmark', 'admin', 'basic', 'inactive', 'Cash', 'picture'],
  ['Marta Iglesias', cacau, 'Spain', 'admin', 'team', 'pending', 'Manual Transfer', 'initials'],
  ['Lukas Brandstetter', cacau, 'Germany', 'admin', 'team', 'pending', 'Manual Transfer', 'initials'],
  ['Noa Ben-Ami', cacau, 'Israel', 'maintainer', 'team', 'active', 'Cash', 'initials'],
  ['Helena Guimarães', polder, 'Brazil', 'author', 'team', 'pending', 'Auto Debit', 'initials'],
  ['Arjun Mehrotra', polder, 'India', 'subscriber', 'team', 'inactive', 'Manual Transfer', 'picture'],
  ['Yasmin Toledo', tagus, 'Brazil', 'editor', 'team', 'pending', 'Credit Card', 'picture'],
  ['Bastien Morel', halden, 'France', 'subscriber', 'enterprise', 'inactive', 'Credit Card', 'picture'],
  ['Rafael Monteiro', cacau, 'Brazil', 'editor', 'company', 'inactive', 'Cash', 'picture'],
  ['Mateus Okafor', embarque, 'Brazil', 'admin', 'basic', 'active', 'Manual Transfer', 'picture'],
  ['Thiago Moreira', embarque, 'Brazil', 'subscriber', 'team', 'active', 'Credit Card', 'picture'],
  ['Murilo Assunção', casa, 'Brazil', 'maintainer', 'team', 'pending', 'Credit Card', 'initials'],
  ['Íñigo Etxeberria', halden, 'Spain', 'admin', 'company', 'pending', 'Credit Card', 'initials'],
  ['Renata Pacheco', embarque, 'Brazil', 'maintainer', 'enterprise', 'active', 'Auto Debit', 'picture'],
  ['Ingrid Solberg', embarque, 'Brazil', 'author', 'company', 'active', 'Cash', 'picture'],
  ['Marina Duarte', embarque, 'Brazil', 'admin', 'company', 'active', 'Credit Card', 'picture'],
  ['Zofia Nowak', atalaia, 'Poland', 'maintainer', 'team', 'pending', 'Manual Transfer', 'initials'],
  ['Yasmin Farah', embarque, 'Brazil', 'maintainer', 'team', 'active', 'Manual Transfer', 'picture'],
  ['Sakura Ishida', tagus, 'Japan', 'subscriber', 'team', 'inactive', 'Auto Debit', 'picture'],
  ['Camila Sant’Anna', cacau, 'Brazil', 'subscriber', 'team', 'inactive', 'Credit Card', 'picture'],
  ['Vicente Paranhos', atalaia, 'Brazil', 'editor', 'enterprise', 'pending', 'Manual Transfer', 'initials'],
  ['Kenji Watanabe', cacau, 'Japan', 'editor', 'enterprise', 'inactive', 'Auto Debit', 'initials'],
  ['Grace Whitfield', polder, 'United Kingdom', 'author', 'basic', 'pending', 'Cash', 'picture'],
  ['Sofia Marchetti', embarque, 'Brazil', 'subscriber', 'basic', 'active', 'Cash', 'picture'],
  ['Aoife Brennan', tagus, 'Ireland', 'editor', 'enterprise', 'pending', 'Auto Debit', 'initials'],
  ['Henrique Sampaio', embarque, 'Brazil', 'admin', 'team', 'active', 'Manual Transfer', 'picture'],
  ['Giulia Ferrante', halden, 'Italy', 'admin', 'team', 'inactive', 'Auto Debit', 'initials'],
  ['Anneke de Vries', casa, 'Netherlands', 'admin', 'enterprise', 'active', 'Cash', 'picture'],
  ['Caio Brandão', embarque, 'Brazil', 'editor', 'basic', 'active', 'Credit Card', 'picture'],
  ['Bruno Cavalcanti', embarque, 'Brazil', 'maintainer', 'team', 'active', 'Credit Card', 'picture'],
  ['Mateo Quispe', halden, 'Peru', 'admin', 'basic', 'pending', 'Cash', 'initials'],
  ['Antônio Carvalho Neto', atalaia, 'Brazil', 'subscriber', 'basic', 'inactive', 'Auto Debit', 'picture'],
  ['Noah Adeyemi', embarque, 'Brazil', 'editor', 'company', 'active', 'Auto Debit', 'picture'],
  ['Tomás Echeverría', cacau, 'Argentina', 'subscriber', 'team', 'inactive', 'Auto Debit', 'initials'],
  ['Elif Karaca', polder, 'Türkiye', 'subscriber', 'company', 'inactive', 'Cash', 'initials'],
  ['Larissa Teixeira', embarque, 'Brazil', 'author', 'enterprise', 'active', 'Auto Debit', 'picture'],
  ['Thandeka Mbele', tagus, 'South Africa', 'author', 'company', 'pending', 'Manual Transfer', 'picture'],
  ['Jonas Lindqvist', casa, 'Sweden', 'maintainer', 'basic', 'pending', 'Auto Debit', 'picture'],
  ['Amara Okonkwo', halden, 'Nigeria', 'maintainer', 'team', 'inactive', 'Cash', 'picture'],
  ['Lucía Fernández Paz', atalaia, 'Uruguay', 'subscriber', 'enterprise', 'active', 'Auto Debit', 'picture'],
  ['Beatriz Nogueira', cacau, 'Brazil', 'maintainer', 'company', 'pending', 'Manual Transfer', 'picture'],
  ['Nour Haddad', casa, 'Lebanon', 'maintainer', 'team', 'pending', 'Auto Debit', 'initials'],
  ['Malik Johnson', polder, 'United States', 'maintainer', 'enterprise', 'active', 'Cash', 'picture'],
];
