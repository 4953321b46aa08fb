import type { RightsAction, RightsArea } from '@embarque/mocks/roles/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { AREAS } from './rights.ts';

/** The names of the areas that rights are about. */
export const areaNames: Readonly<Record<RightsArea, MessageDescriptor>> = {
  'user-management': msg`User Management`,
  'content-management': msg`Content Management`,
  'disputes-management': msg`Disputes Management`,
  'database-management': msg`Database Management`,
  'financial-management': msg`Financial Management`,
  reporting: msg({ message: 'Reporting', context: 'area' }),
  'api-control': msg`API Control`,
  'repository-management': msg`Repository Management`,
  payroll: msg({ message: 'Payroll', context: 'area' }),
};

/** Names what rights are about. */
export function useAreaLabels(): Record<RightsArea, string> {
  const { i18n } = useLingui();
  return Object.fromEntries(AREAS.map((area) => [area, i18n._(areaNames[area])])) as Record<RightsArea, string>;
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
