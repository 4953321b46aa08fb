import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../cards/card/Card.tsx';
import { Alert } from '../../components/alerts/Alert.tsx';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { AvatarGroup } from '../../components/avatar/AvatarGroup.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { ActionsMenu } from '../../components/dropdowns/ActionsMenu.tsx';
import { StatusPill } from '../../components/pill-badges/StatusPill.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { Table, type TableProps } from '../table/Table.tsx';
import { type Project, projects, projectStates } from './projects.data.ts';
import { RenameDialog } from './RenameDialog.samples.tsx';
import type { TableColumn } from '../table/table.types.ts';

/** The projects of the examples: each can be renamed, and deleted until one thinks better of it. */
export function ProjectTable(look: Partial<TableProps<Project>>) {
  const { t } = useLingui();
  const columns = useColumns();
  const [rows, setRows] = useState(projects);
  const [deleted, setDeleted] = useState<Project>();
  const [renaming, setRenaming] = useState<Project>();

  const rename = (id: string, name: string) =>
    setRows(rows.map((project) => (project.id === id ? { ...project, name } : project)));
  const remove = (project: Project) => {
    setRows(rows.filter(({ id }) => id !== project.id));
    setDeleted(project);
  };
  const undo = () => {
    setRows(projects.flatMap(({ id }) => (id === deleted?.id ? [deleted] : rows.filter((row) => row.id === id))));
    setDeleted(undefined);
  };

  return (
    <Stack gap="m">
      {deleted && (
        <Alert
          tone="secondary"
          actions={
            <Button size="small" variant="soft" onClick={undo}>
              <Trans>Undo</Trans>
            </Button>
          }
        >
          <Trans>{deleted.name} deleted</Trans>
        </Alert>
      )}
      <Card padding="none">
        <Table
          caption={t`Projects`}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowActions={(project) => (
            <ActionsMenu
              label={t`Actions for ${project.name}`}
              items={[
                { id: 'edit', label: t`Edit`, icon: Pencil, onAction: () => setRenaming(project) },
                { id: 'delete', label: t`Delete`, icon: Trash2, tone: 'danger', onAction: () => remove(project) },
              ]}
            />
          )}
          {...look}
        />
      </Card>
      {renaming && (
        <RenameDialog
          name={renaming.name}
          onRename={(name) => rename(renaming.id, name)}
          onClose={() => setRenaming(undefined)}
        />
      )}
    </Stack>
  );
}

function useColumns(): TableColumn<Project>[] {
  const { t } = useLingui();
  return [
    {
      id: 'project',
      header: t`Project`,
      cell: ({ name, icon, tone }) => (
        <Inline gap="m" overflow="shrink">
          <Avatar name={name} icon={icon} tone={tone} variant="soft" shape="rounded" size="small" aria-hidden />
          {name}
        </Inline>
      ),
    },
    { id: 'client', header: t`Client`, cell: ({ client }) => client },
    {
      id: 'team',
      header: t`Team`,
      cell: ({ name, team }) => (
        <AvatarGroup aria-label={t`Team of ${name}`} people={team.map((member) => ({ name: member }))} max={3} />
      ),
    },
    { id: 'status', header: t`Status`, cell: ({ state }) => <State state={state} /> },
  ];
}

function State({ state }: Pick<Project, 'state'>) {
  const { t } = useLingui();
  const [tone, label] = projectStates[state];
  return <StatusPill tone={tone}>{t(label)}</StatusPill>;
}
