import { KanbanBoard, type KanbanColumn, moveCard } from '@embarque/design-system/kanban';
import { useState } from 'react';

interface Task {
  id: string;
  title: string;
}

const start: readonly KanbanColumn<Task>[] = [
  { id: 'open', title: 'Open', items: [{ id: 'prices', title: 'Draft the price list' }] },
  { id: 'done', title: 'Done', items: [] },
];

export function Board() {
  const [columns, setColumns] = useState(start);
  return (
    <KanbanBoard
      aria-label="Tasks"
      columns={columns}
      onMove={(move) => setColumns(moveCard(columns, move))}
      itemLabel={({ title }) => title}
      renderCard={({ title }) => title}
    />
  );
}
