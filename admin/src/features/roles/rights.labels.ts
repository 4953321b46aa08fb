import type { RightsAction, RightsArea, RightsCell } from '@embarque/mocks/roles/contract';
import { useLingui } from '@lingui/react/macro';
import { areaOf, actionOf } from './model/role.draft.ts';

export function useAreaLabels(): Record<RightsArea, string> {
  const { t } = useLingui();
  return {
    'user-management': t`User Management`,
    'content-management': t`Content Management`,
    'disputes-management': t`Disputes Management`,
    'database-management': t`Database Management`,
    'financial-management': t`Financial Management`,
    reporting: t({ message: 'Reporting', context: 'area' }),
    'api-control': t`API Control`,
    'repository-management': t`Repository Management`,
    payroll: t({ message: 'Payroll', context: 'area' }),
  };
}

export function useActionLabels(): Record<RightsAction, string> {
  const { t } = useLingui();
  return {
    read: t({ message: 'Read', context: 'right' }),
    write: t({ message: 'Write', context: 'right' }),
    create: t({ message: 'Create', context: 'right' }),
  };
}

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
