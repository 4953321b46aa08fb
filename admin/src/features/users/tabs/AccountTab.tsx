import {
  Avatar,
  Card,
  EmptyState,
  Inline,
  PersonCell,
  Progress,
  Stack,
  Table,
  type TableSort,
} from '@embarque/design-system';
import type { UserProject } from '@embarque/mocks/users/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { UserPartProps } from '../view/user.parts.ts';
import { UserActivity } from './UserActivity.tsx';
import { UserInvoices } from './UserInvoices.tsx';
import { UserRights } from './UserRights.tsx';

type ProjectColumn = 'name' | 'tasks' | 'progress' | 'hours';

/** The user's work: projects, what happened lately, invoices, and what the role allows. */
export function AccountTab({ access, labels }: UserPartProps) {
  return (
    <Stack gap="gap">
      <UserProjects projects={access.answer.account.projects} />
      <UserActivity access={access} />
      <UserInvoices company={access.answer.user.company} />
      <UserRights user={access.answer.user} labels={labels} />
    </Stack>
  );
}

function useProjectKinds(): Record<UserProject['kind'], string> {
  const { t } = useLingui();
  return { insurance: t`Policies`, esim: t`eSIMs`, claims: t({ message: 'Claims', context: 'insurance' }) };
}

const progressOf = ({ doneTasks, totalTasks }: UserProject) => doneTasks / totalTasks;

function UserProjects({ projects }: { projects: readonly UserProject[] }) {
  const { t, i18n } = useLingui();
  const kinds = useProjectKinds();
  const nameOf = ({ name, kind }: UserProject) => name || kinds[kind];
  const [sort, setSort] = useState<TableSort<ProjectColumn>>();
  const keyOf = (project: UserProject) => (sort?.column === 'progress' ? progressOf(project) : nameOf(project));
  const direction = sort?.direction === 'descending' ? -1 : 1;
  const rows = sort
    ? projects.toSorted((a, b) => direction * (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))))
    : projects;

  if (rows.length === 0) {
    return (
      <Card title={t`User's projects list`}>
        <EmptyState headingLevel={3} title={t`No work yet`}>
          <Trans>Sales and claims of this person are listed here.</Trans>
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title={t`User's projects list`} padding="none">
      <Table
        caption={t`User's projects list`}
        rows={rows}
        rowKey={nameOf}
        {...(sort && { sort })}
        onSort={setSort}
        columns={[
          {
            id: 'name',
            header: t({ message: 'Project', context: 'column' }),
            isSortable: true,
            cell: (project) => (
              <Inline gap="m" overflow="shrink">
                <Avatar name={nameOf(project)} shape="rounded" variant="soft" isDecorative />
                <PersonCell name={nameOf(project)} detail={kinds[project.kind === 'esim' ? 'esim' : 'insurance']} />
              </Inline>
            ),
          },
          { id: 'tasks', header: t`Total tasks`, cell: ({ doneTasks, totalTasks }) => `${doneTasks}/${totalTasks}` },
          {
            id: 'progress',
            header: t({ message: 'Progress', context: 'column' }),
            isSortable: true,
            cell: (project) => (
              <Inline gap="s">
                <Progress
                  label={t`Progress of ${nameOf(project)}`}
                  value={project.doneTasks}
                  max={project.totalTasks}
                  style={{ inlineSize: '7rem' }}
                />
                <span aria-hidden>{i18n.number(progressOf(project), { style: 'percent' })}</span>
              </Inline>
            ),
          },
          {
            id: 'hours',
            header: t({ message: 'Hours', context: 'column' }),
            align: 'end',
            cell: ({ minutes }) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
          },
        ]}
      />
    </Card>
  );
}
