import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { TreeItemContent } from 'react-aria-components/Tree';
import { AriaLocaleProvider } from '../../lib/i18n/AriaLocaleProvider.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Box, Empty, Indent, Label, Root, Row, Toggle, Turn } from './TreeView.styles.ts';
import type { TreeViewItem } from './tree-view.types.ts';

export interface TreeViewProps {
  /** The name of the tree, for screen readers. */
  label: string;
  /** The topmost things, each with what it holds. */
  items: readonly TreeViewItem[];
  /**
   * Whether one thing can be chosen, or any number of them. Without a choice, a press opens and closes.
   * @default 'none'
   */
  selection?: 'none' | 'single' | 'multiple';
  /** The ids of what is chosen, when somebody else decides. */
  selected?: readonly string[];
  /** The ids of what is chosen at first. */
  defaultSelected?: readonly string[];
  /** Called with the ids of all that is chosen from now on. */
  onSelect?: (change: { selected: string[] }) => void;
  /** The ids of what is open, when somebody else decides. */
  expanded?: readonly string[];
  /** The ids of what is open at first. */
  defaultExpanded?: readonly string[];
  /** Called with the ids of all that is open from now on. */
  onExpand?: (change: { expanded: string[] }) => void;
  /**
   * The message of an empty tree.
   * @default 'Nothing here yet'
   */
  emptyText?: ReactNode;
  id?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Things that hold other things, opened level by level: folders, places, parts of a policy. For a list of one level, use
 * `ListGroup`; for questions and answers, `Accordion`.
 */
export function TreeView({
  label,
  items,
  selection = 'none',
  selected,
  defaultSelected,
  onSelect,
  expanded,
  defaultExpanded,
  onExpand,
  emptyText = <Trans>Nothing here yet</Trans>,
  ...rest
}: TreeViewProps) {
  return (
    <AriaLocaleProvider>
      <Root
        {...rest}
        aria-label={label}
        items={items}
        selectionMode={selection}
        selectedKeys={selected}
        defaultSelectedKeys={defaultSelected}
        onSelectionChange={(keys) => onSelect?.({ selected: keys === 'all' ? idsOf(items) : [...keys].map(String) })}
        expandedKeys={expanded}
        defaultExpandedKeys={defaultExpanded}
        onExpandedChange={(keys) => onExpand?.({ expanded: [...keys].map(String) })}
        renderEmptyState={() => <Empty>{emptyText}</Empty>}
      >
        {(item) => <Branch item={item as TreeViewItem} />}
      </Root>
    </AriaLocaleProvider>
  );
}

function Branch({ item }: { item: TreeViewItem }) {
  const { id, label, icon, end, isDisabled, children = [] } = item;
  return (
    <Row id={id} textValue={label} isDisabled={isDisabled ?? false}>
      <TreeItemContent>
        {({ hasChildItems, selectionMode }) => (
          <>
            <Indent />
            <Turn>
              {hasChildItems && (
                <Toggle slot="chevron">
                  <Icon icon={ChevronRight} />
                </Toggle>
              )}
            </Turn>
            {selectionMode === 'multiple' && <Box />}
            {icon && <Icon icon={icon} />}
            <Label>{label}</Label>
            {end}
          </>
        )}
      </TreeItemContent>
      <Collection items={children}>{(child) => <Branch item={child} />}</Collection>
    </Row>
  );
}

function idsOf(items: readonly TreeViewItem[]): string[] {
  return items.flatMap(({ id, isDisabled, children = [] }) => (isDisabled ? [] : [id, ...idsOf(children)]));
}
