import { useLingui } from '@lingui/react/macro';
import { Ellipsis, Trash2 } from 'lucide-react';
import { Menu } from '../../../components/dropdowns/Menu.tsx';
import type { MenuItem } from '../../../components/dropdowns/menu.types.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useMoveChoices } from '../../../extensions/drag-and-drop/useMoveChoices.ts';
import { MenuButton } from '../KanbanBoard.styles.ts';
import { itemOf, send } from '../moves/kanban.actions.ts';
import { positionOf } from '../moves/kanban.moves.ts';
import { useBoardStore } from '../moves/kanban.store.ts';

interface CardMenuProps {
  itemId: string;
  label: string;
  tabIndex: number;
}

/** The way to open and to move a card for everybody who does not drag. */
export function CardMenu({ itemId, label, tabIndex }: CardMenuProps) {
  const { t } = useLingui();
  const store = useBoardStore();
  const choicesOf = useMoveChoices();
  const name = t`Move ${label}`;

  const items = (): MenuItem[] => {
    const { owner } = store;
    const { columns } = owner;
    const position = positionOf(columns, itemId);
    const item = itemOf(store, itemId);
    if (!position || !item) return [];
    const moves = choicesOf({
      position: { listId: position.column, index: position.index },
      lists: columns.map((column) => ({ id: column.id, label: column.title, size: column.items.length })),
      drop: 'move',
      onChoose: ({ listId, index }) => send(store, itemId, { column: listId, index }),
    });
    const open: MenuItem[] = owner.onOpen
      ? [{ id: 'open', label: t({ message: 'Open', context: 'action' }), onAction: () => owner.onOpen?.({ item }) }]
      : [];
    const remove: MenuItem[] = owner.onDelete
      ? [{ id: 'delete', label: t`Delete`, icon: Trash2, tone: 'danger', onAction: () => owner.onDelete?.({ item }) }]
      : [];
    return [...open, ...moves, ...remove];
  };

  return (
    <Menu
      trigger={
        <MenuButton type="button" tabIndex={tabIndex} aria-label={name} title={name}>
          <Icon icon={Ellipsis} size="menu" />
        </MenuButton>
      }
      items={items}
      placement="bottom end"
    />
  );
}
