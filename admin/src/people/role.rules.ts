import type { AccessRule } from '@embarque/mocks/access';
import type { RightsAction, RightsArea, RightsCell, Role } from '@embarque/mocks/roles/contract';

/** The parts of the app that an area of the matrix opens; the other areas have no screens here. */
const SUBJECTS: Readonly<Partial<Record<RightsArea, readonly string[]>>> = {
  'user-management': ['User', 'Role'],
  'content-management': ['Template'],
  'financial-management': ['Sale', 'Invoice'],
  reporting: ['Analytics'],
  'repository-management': ['UiKit', 'Session'],
};

const ACTIONS: Readonly<Record<RightsAction, readonly string[]>> = {
  read: ['read'],
  write: ['update', 'delete'],
  create: ['create'],
};

/** Everybody who signs in may do this, whatever their role. */
const FOR_EVERYONE: readonly AccessRule[] = [
  { action: 'read', subject: 'ACL' },
  { action: 'read', subject: 'Auth' },
];

/** The rules that come with a role, as CASL reads them. */
export function rulesOfRole({ hasFullAccess, cells }: Pick<Role, 'hasFullAccess' | 'cells'>): AccessRule[] {
  return hasFullAccess ? [{ action: 'manage', subject: 'all' }] : [...FOR_EVERYONE, ...cells.flatMap(rulesOfCell)];
}

function rulesOfCell(cell: RightsCell): AccessRule[] {
  const [area, right] = cell.split('.') as [RightsArea, RightsAction];
  return (SUBJECTS[area] ?? []).flatMap((subject) => ACTIONS[right].map((action) => ({ action, subject })));
}
