import { DndContext, DragOverlay, MeasuringStrategy, useDroppable } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { GripVertical, type LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { useStillness } from '../../theme/useStillness.ts';
import { Content, Count, Handle, Overlay, List, Root, type SortableVariant, Title } from './SortableGroup.styles.ts';
import type { SortableDrop, SortableList, SortableLists } from './sortable.types.ts';
import { SortableEntry } from './SortableEntry.tsx';
import { useMoveMenu } from './useMoveMenu.ts';
import { nearest, useSortableDrag } from './useSortableDrag.ts';
import { useSortableMessages } from './useSortableMessages.ts';

export interface SortableGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'onSelect'> {
  /** One list, or several between which items go. */
  lists: SortableLists;
  /** Called with the lists as they are after an item was dropped or moved from its menu. */
  onChange: (change: { lists: SortableLists }) => void;
  /**
   * Rows in a frame, cards beside each other, or chips.
   * @default 'rows'
   */
  variant?: SortableVariant;
  /**
   * The drag area: the whole item, or its handle only.
   * @default 'item'
   */
  drags?: 'item' | 'handle';
  /** The drawing of the handle, imported by name from `lucide-react`. Without it, dots. */
  handleIcon?: LucideIcon;
  /**
   * The result of a drop in another list: the item moves there, or a copy of it.
   * @default 'move'
   */
  drop?: SortableDrop;
  /** The ids of the chosen items, which go together; left out, items are not chosen. */
  selected?: readonly string[];
  /** Called with the ids of the items that are chosen from now on. */
  onSelect?: (change: { selected: string[] }) => void;
  /**
   * Whether the lists show their labels. Screen readers hear them anyway.
   * @default true with several lists
   */
  hasTitles?: boolean;
}

/**
 * Lists whose order matters to the person, by pointer, finger, keyboard or menu. For an order that a rule gives, sort a
 * `Table`.
 */
export function SortableGroup({
  lists,
  onChange,
  variant = 'rows',
  drags = 'item',
  handleIcon = GripVertical,
  drop = 'move',
  selected,
  onSelect,
  hasTitles = lists.length > 1,
  ...rest
}: SortableGroupProps) {
  const id = useId();
  const isStill = useStillness();
  const { drag, shown, ...dragHandlers } = useSortableDrag({ lists, selected: selected ?? [], drop, onChange });
  const { announcements, instructions } = useSortableMessages(shown);
  const { menuOf, announcement, keepTrigger } = useMoveMenu({ lists, selected: selected ?? [], drop, onChange });
  const activeItem = drag && lists.flatMap(({ items }) => items).find((item) => item.id === drag.itemId);

  const toggle = (itemId: string) => {
    const rest = selected?.filter((other) => other !== itemId) ?? [];
    onSelect?.({ selected: rest.length === selected?.length ? [...rest, itemId] : rest });
  };

  return (
    <DndContext
      id={id}
      sensors={dragHandlers.sensors}
      collisionDetection={nearest}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragStart={({ active }) => dragHandlers.start(String(active.id))}
      onDragOver={dragHandlers.over}
      onDragEnd={dragHandlers.end}
      onDragCancel={dragHandlers.cancel}
    >
      <Root {...rest}>
        {shown.map((list) => (
          <ListOfGroup
            key={list.id}
            list={list}
            variant={variant}
            hasTitle={hasTitles}
            isTarget={drop === 'copy' && drag?.position?.listId === list.id}
          >
            {list.items.map((item) => (
              <SortableEntry
                key={item.id}
                item={item}
                variant={variant}
                icon={handleIcon}
                drags={drags}
                menu={menuOf(item)}
                menuRef={(trigger) => keepTrigger(item.id, trigger)}
                isSelected={selected?.includes(item.id)}
                onSelect={() => toggle(item.id)}
              />
            ))}
          </ListOfGroup>
        ))}
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </Root>
      <DragOverlay dropAnimation={isStill ? null : undefined}>
        {activeItem && (
          <Overlay $variant={variant} aria-hidden>
            <Handle as="span">
              <Icon icon={handleIcon} />
            </Handle>
            <Content>{activeItem.content ?? activeItem.label}</Content>
            {drag.itemIds.length > 1 && <Count>{drag.itemIds.length}</Count>}
          </Overlay>
        )}
      </DragOverlay>
    </DndContext>
  );
}

interface ListOfGroupProps {
  list: SortableList;
  variant: SortableVariant;
  hasTitle: boolean;
  /** Whether what is in hand would land here. */
  isTarget: boolean;
  children: ReactNode;
}

function ListOfGroup({ list: { id, label, items }, variant, hasTitle, isTarget, children }: ListOfGroupProps) {
  const { setNodeRef } = useDroppable({ id });
  return (
    <div>
      {hasTitle && <Title>{label}</Title>}
      <SortableContext
        id={id}
        items={items.map((item) => item.id)}
        strategy={variant === 'rows' ? verticalListSortingStrategy : rectSortingStrategy}
      >
        <List ref={setNodeRef} role="list" aria-label={label} data-over={isTarget || undefined} $variant={variant}>
          {children}
        </List>
      </SortableContext>
    </div>
  );
}
