import type { RightsCell } from '@embarque/mocks/roles/contract';
import { useLingui } from '@lingui/react/macro';
import { useActionLabels, useAreaLabels } from '../../people/useRightsLabels.ts';
import { actionOf, areaOf } from './model/role.draft.ts';

/** Names rights in one text: "Write, Payroll; Read, Reporting". */
export function useCellNames(): (cells: readonly RightsCell[]) => string {
  const { t } = useLingui();
  const areas = useAreaLabels();
  const actions = useActionLabels();
  return (cells) =>
    cells
      .map((cell) => {
        const [action, area] = [actions[actionOf(cell)], areas[areaOf(cell)]];
        return t`${action}, ${area}`;
      })
      .join('; ');
}
