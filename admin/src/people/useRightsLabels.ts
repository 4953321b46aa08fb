import type { RightsAction, RightsArea } from '@embarque/mocks/roles/contract';
import { useLingui } from '@lingui/react/macro';

/** Names what rights are about. */
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

/** Names what rights allow. */
export function useActionLabels(): Record<RightsAction, string> {
  const { t } = useLingui();
  return {
    read: t({ message: 'Read', context: 'right' }),
    write: t({ message: 'Write', context: 'right' }),
    create: t({ message: 'Create', context: 'right' }),
  };
}
