import { type AccessRule, allows } from '@embarque/mocks/access';
import type { RightsCell, RolePresence } from '@embarque/mocks/roles/contract';
import { rulesOfRole } from '../../../people/role.rules.ts';
import type { OpenPage, PageAt } from './open-page.ts';

/** A person who is signed in, and the page that closes while they look at it. */
export interface ClosedPage {
  person: RolePresence;
  page: OpenPage;
}

/** The rules of people with these rights. */
export const rulesOfCells = (cells: readonly RightsCell[]): AccessRule[] =>
  rulesOfRole({ hasFullAccess: false, cells: [...cells] });

interface Change {
  present: readonly RolePresence[];
  before: readonly RightsCell[];
  after: readonly RightsCell[];
  pageAt: PageAt;
}

/** The pages that people have open and may no longer read once the rights change. */
export function closedPages({ present, before, after, pageAt }: Change): ClosedPage[] {
  const [old, next] = [rulesOfCells(before), rulesOfCells(after)];
  return present.flatMap((person) => {
    const page = pageAt(person.path);
    if (!page || page.subject === null) return [];
    const asked = { action: 'read', subject: page.subject };
    return allows(old, asked) && !allows(next, asked) ? [{ person, page }] : [];
  });
}
