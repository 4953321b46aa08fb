import { BadgeLink, Icon, Inline } from '@embarque/design-system';
import type { DataColumn } from '@embarque/design-system/datatables';
import type { Permission } from '@embarque/mocks/permissions/contract';
import type { Role } from '@embarque/mocks/roles/contract';
import { useLingui } from '@lingui/react/macro';
import { isValid, parse, parseISO } from 'date-fns';
import { Lock } from 'lucide-react';
import { formatDayAndTime } from '../../i18n/format.ts';
import { useRoleLabels } from '../../people/useRoleLabels.ts';

/** PRM-02: the columns of the list. */
export function usePermissionColumns(roles: readonly Role[]): DataColumn<Permission>[] {
  const { t } = useLingui();
  const labelsOf = useRoleLabels();
  const rolesOf = ({ assignedTo }: Permission) => roles.filter(({ id }) => assignedTo.includes(id));
  const namesOf = (permission: Permission) => rolesOf(permission).map((role) => labelsOf(role).pill);
  return [
    {
      id: 'name',
      header: t({ message: 'Name', context: 'of a permission' }),
      value: ({ name }) => name,
      cell: ({ name, isCore }) => (
        <Inline gap="xs" overflow="shrink">
          <span>{name}</span>
          {isCore && <Icon icon={Lock} label={t`Core permission: can't be renamed or deleted`} />}
        </Inline>
      ),
      width: 240,
    },
    {
      id: 'assignedTo',
      header: t`Assigned To`,
      value: (permission) => namesOf(permission).join(', '),
      cell: (permission) => (
        <Inline gap="xs">
          {rolesOf(permission).map((role) => (
            <BadgeLink
              key={role.id}
              tone={role.tone}
              href={`/apps/user/list?role=${encodeURIComponent(role.userRole)}`}
            >
              {labelsOf(role).pill}
            </BadgeLink>
          ))}
        </Inline>
      ),
      isSortable: false,
      width: 320,
    },
    {
      id: 'createdDate',
      header: t`Created Date`,
      value: ({ createdDate }) => dateOf(createdDate),
      cell: ({ createdDate }) => {
        const date = dateOf(createdDate);
        return date ? <time dateTime={date.toISOString()}>{formatDayAndTime(date)}</time> : createdDate;
      },
      width: 200,
    },
  ];
}

/** The day and time of a permission, in ISO 8601 or as `14 Apr 2026, 8:43 PM`. */
function dateOf(text: string): Date | null {
  const date = /^\d{4}-/.test(text) ? parseISO(text) : parse(text, 'd MMM yyyy, h:mm a', new Date());
  return isValid(date) ? date : null;
}
