import { Button, Menu, type MenuItems } from '@embarque/design-system';
import { TaskBar } from '@embarque/design-system/task-list';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDownUp, Eye, EyeOff, Trash2 } from 'lucide-react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { offersHiding } from '../model/todo.list.ts';
import { SORTS, type TodoSort } from '../model/todo.query.ts';
import { useSortNames } from '../todo.names.ts';
import type { Todo } from '../useTodo.ts';
import type { DeleteForever } from './useDeleteForever.tsx';
import { useShownTasks } from './useShownTasks.ts';

interface TodoBarProps extends Todo, Pick<DeleteForever, 'emptyDeleted'> {
  onSort: (sort: TodoSort) => void;
}

/** How many tasks there are, their order, and what concerns all of them. */
export function TodoBar({ actor, place, go, onSort, emptyDeleted }: TodoBarProps) {
  const { t } = useLingui();
  const isReady = useActorState(actor, (state) => state.matches('ready'));
  const count = useShownTasks({ actor, place }).length;
  const all = formatNumber(count);
  const shown = place.q
    ? t`${plural(count, { 0: 'No task matches', one: `${all} task matches`, other: `${all} tasks match` })}`
    : t`${plural(count, { 0: 'No tasks', one: `${all} task`, other: `${all} tasks` })}`;
  const isDeleted = place.filter === 'deleted' && place.tag === null;
  const { hidesCompleted } = place;

  return (
    <TaskBar status={isReady ? shown : ''}>
      {isDeleted && (
        <Button
          size="small"
          variant="ghost"
          tone="danger"
          icon={Trash2}
          isDisabled={count === 0}
          onClick={emptyDeleted}
        >
          <Trans>Empty deleted</Trans>
        </Button>
      )}
      {offersHiding(place) && (
        <Button
          size="small"
          variant="ghost"
          tone="secondary"
          icon={hidesCompleted ? Eye : EyeOff}
          onClick={() => go({ hidesCompleted: !hidesCompleted })}
        >
          {hidesCompleted ? <Trans>Show completed</Trans> : <Trans>Hide completed</Trans>}
        </Button>
      )}
      <SortMenu sort={place.sort} onSort={onSort} />
    </TaskBar>
  );
}

function SortMenu({ sort, onSort }: { sort: TodoSort; onSort: (sort: TodoSort) => void }) {
  const { t } = useLingui();
  const names = useSortNames();
  const items = (): MenuItems => [
    {
      id: 'orders',
      label: t({ message: 'Order', context: 'of a list' }),
      items: SORTS.map((id) => ({ id, label: names[id] })),
      selection: {
        mode: 'single',
        selected: [sort],
        onChange: ({ selected }) => onSort(SORTS.find((each) => selected.includes(each)) ?? 'manual'),
      },
    },
    { id: 'reset', label: t`Reset Sort`, isDisabled: sort === 'manual', onAction: () => onSort('manual') },
  ];
  return (
    <Menu
      trigger={
        <Button
          size="small"
          variant="ghost"
          tone={sort === 'manual' ? 'secondary' : 'primary'}
          icon={ArrowDownUp}
          aria-label={t`Sort: ${names[sort]}`}
        >
          {names[sort]}
        </Button>
      }
      items={items}
      placement="bottom end"
    />
  );
}
