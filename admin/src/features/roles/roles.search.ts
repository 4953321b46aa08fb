import { hasFolded } from '@embarque/design-system/find-folded';
import { ShieldCheck } from 'lucide-react';
import { i18n, loadTexts } from '../../i18n/i18n.ts';
import type { SearchSource } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';
import { loadRoles } from '../../people/roles.api.ts';
import { roleLabelsIn } from '../../people/useRoleLabels.ts';
import { writePlace } from './roles.query.ts';

/** Finds roles by each of their names. */
export const rolesSearch: SearchSource = {
  icon: ShieldCheck,
  find: async (text, signal) => {
    const [{ roles }] = await Promise.all([loadRoles(null, signal), loadTexts('kit')]);
    const labelsOf = roleLabelsIn(i18n);
    return roles
      .map((role) => ({ id: role.id, ...labelsOf(role) }))
      .filter(({ name, pill, alias = '' }) => [name, pill, alias].some((each) => hasFolded(each, text)))
      .map(({ id, name, alias = '' }) => ({
        id,
        label: name,
        detail: alias,
        href: `${paths.roles}?${writePlace(new URLSearchParams(), { role: id, copy: null })}`,
      }));
  },
};
