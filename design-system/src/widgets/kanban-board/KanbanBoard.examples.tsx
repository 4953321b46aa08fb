import { useLingui } from '@lingui/react/macro';
import { Ellipsis, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { Menu } from '../../components/dropdowns/Menu.tsx';
import { moveCard } from './moves/kanban.moves.ts';
import { manyTasks, type SampleTask, travelApp } from './kanban.samples.ts';
import type { KanbanColumn } from './kanban.types.ts';
import { KanbanBoard } from './KanbanBoard.tsx';
import { KanbanSkeleton } from './KanbanSkeleton.tsx';
import { TaskCard } from './card/TaskCard.tsx';

/** A team's work. Move cards by mouse, touch, keyboard or menu. */
export function TravelApp() {
  const [columns, setColumns] = useState(travelApp);
  return (
    <KanbanBoard
      columns={columns}
      onMove={(move) => setColumns(moveCard(columns, move))}
      itemLabel={({ title }) => title}
      renderCard={drawTask}
    />
  );
}

/** Columns with a menu and a button to add a card, and a place for a new column. */
export function WithActions() {
  const { t } = useLingui();
  const [columns, setColumns] = useState(travelApp);
  const fill = (id: string, items: readonly SampleTask[]) =>
    setColumns(columns.map((column) => (column.id === id ? { ...column, items } : column)));
  const columnMenu = ({ id, title }: KanbanColumn) => (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={t`Actions for ${title}`} size="small" />}
      items={[{ id: 'clear', label: t`Clear tasks`, tone: 'danger', onAction: () => fill(id, []) }]}
      placement="bottom end"
    />
  );
  const addTask = ({ id, items }: KanbanColumn<SampleTask>) => (
    <div>
      <Button
        variant="ghost"
        tone="secondary"
        size="small"
        icon={Plus}
        onClick={() => fill(id, [...items, newTask(t`New task`)])}
      >
        {t`Add task`}
      </Button>
    </div>
  );
  return (
    <KanbanBoard
      columns={columns}
      onMove={(move) => setColumns(moveCard(columns, move))}
      itemLabel={({ title }) => title}
      renderCard={drawTask}
      columnActions={columnMenu}
      columnFooter={addTask}
      boardFooter={
        <Button
          variant="soft"
          tone="secondary"
          icon={Plus}
          onClick={() => setColumns([...columns, { id: crypto.randomUUID(), title: t`New board`, items: [] }])}
        >
          {t`Add board`}
        </Button>
      }
    />
  );
}

/** A card whose move the server has not confirmed yet stays where it is, and says so. */
export function WaitingForTheServer() {
  const [columns, setColumns] = useState(travelApp);
  const [pending, setPending] = useState('roaming');
  return (
    <KanbanBoard
      columns={columns}
      onMove={(move) => {
        setColumns(moveCard(columns, move));
        setPending(move.itemId);
      }}
      itemLabel={({ title }) => title}
      renderCard={drawTask}
      isPending={({ id }) => id === pending}
    />
  );
}

/** Five thousand cards. Only the visible ones are rendered, so moving one is as fast as on a small board. */
export function FiveThousandCards() {
  const [columns, setColumns] = useState(() => manyTasks(5000));
  return (
    <KanbanBoard
      columns={columns}
      onMove={(move) => setColumns(moveCard(columns, move))}
      itemLabel={({ title }) => title}
      renderCard={drawTask}
    />
  );
}

/** Placeholder while a board loads. */
export const Loading = () => <KanbanSkeleton />;

const drawTask = ({ id: _, ...task }: SampleTask) => <TaskCard {...task} />;

const newTask = (title: string): SampleTask => ({
  id: crypto.randomUUID(),
  title,
  labels: [],
  attachments: 0,
  comments: 0,
  due: '',
  assignees: [],
});
