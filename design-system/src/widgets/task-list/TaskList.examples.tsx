import { useLingui } from '@lingui/react/macro';
import { Inbox, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { QuickAdd } from './side/QuickAdd.tsx';
import { TaskBar } from './side/TaskBar.tsx';
import { TaskSide } from './side/TaskSide.tsx';
import { type SampleTask, useMorningTasks } from './task-list.samples.ts';
import type { TaskMove } from './task-list.types.ts';
import { TaskList } from './TaskList.tsx';

/** Completed tasks are struck through; handle, keys and menu change the order. */
export function Morning() {
  const { t } = useLingui();
  const [tasks, setTasks] = useState<readonly SampleTask[]>(useMorningTasks());
  const change = (id: number, fields: Partial<SampleTask>) =>
    setTasks(tasks.map((task) => (task.id === id ? { ...task, ...fields } : task)));
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: '18rem' }}>
      <TaskList
        label={t`My tasks`}
        tasks={tasks}
        contentOf={asIs}
        onOpen={() => {}}
        onComplete={({ id, isCompleted }) => change(id, { isCompleted })}
        onStar={({ id, isImportant }) => change(id, { isImportant })}
        onDelete={({ id }) => setTasks(tasks.filter((task) => task.id !== id))}
        onMove={(move) => setTasks(moved(tasks, move))}
      />
    </div>
  );
}

/** With another sort order, the drag handles are disabled and say why. */
export function SortedBySections() {
  const { t } = useLingui();
  const tasks = useMorningTasks();
  const [overdue, later] = [t`Overdue`, t({ message: 'Later', context: 'tasks' })];
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: '18rem' }}>
      <TaskList
        label={t`My tasks`}
        tasks={tasks}
        contentOf={asIs}
        groupOf={({ id }) => (id === 4 ? overdue : later)}
        orderReason={t`Sorted by due date`}
        onOpen={() => {}}
        onComplete={() => {}}
        onStar={() => {}}
      />
    </div>
  );
}

/** Lists and tags, with the number of their tasks. */
export function ListsAndTags() {
  const { t } = useLingui();
  return (
    <div style={{ display: 'flex', inlineSize: '15rem' }}>
      <TaskSide
        lists={[
          { id: 'all', label: t`My tasks`, icon: Inbox, href: '#all', isCurrent: true, count: 16 },
          { id: 'important', label: t`Important`, icon: Star, href: '#important', isCurrent: false, count: 6 },
          {
            id: 'deleted',
            label: t({ message: 'Deleted', context: 'tasks' }),
            icon: Trash2,
            href: '#x',
            isCurrent: false,
          },
        ]}
        tags={[{ id: 'team', label: t`Team`, tone: 'primary', href: '#team', isCurrent: false, count: 5 }]}
        onAdd={() => {}}
        onAddTag={() => {}}
        tagActions={() => [{ id: 'edit', label: t`Edit tag` }]}
      />
    </div>
  );
}

/** Tasks are typed one after the other. */
export function AddingQuickly() {
  const { t } = useLingui();
  const [titles, setTitles] = useState<readonly string[]>([]);
  return (
    <>
      <TaskBar status={titles.join(' · ') || t`Nothing added yet`} />
      <QuickAdd onAdd={({ title }) => setTitles([...titles, title])} />
    </>
  );
}

const asIs = (task: SampleTask) => task;

function moved(tasks: readonly SampleTask[], { id, index }: TaskMove): readonly SampleTask[] {
  const rest = tasks.filter((task) => task.id !== id);
  return rest.toSpliced(index, 0, ...tasks.filter((task) => task.id === id));
}
