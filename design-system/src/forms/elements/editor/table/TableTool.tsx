import { useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import {
  ArrowDownToLine,
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Columns3,
  Rows3,
  Table,
  Trash2,
} from 'lucide-react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../../../components/buttons/IconButton.tsx';
import type { MenuItem, MenuItems } from '../../../../components/dropdowns/menu.types.ts';
import { Menu } from '../../../../components/dropdowns/Menu.tsx';
import { OnDemand } from '../../../../components/on-demand/OnDemand.tsx';
import { Skeleton } from '../../../../components/skeleton/Skeleton.tsx';
import { useOnDemand } from '../../../../lib/on-demand/useOnDemand.ts';
import { Insert } from '../toolbar/EditorInserts.tsx';
import { insertTable } from './insert-table.ts';
import { loadTableEditing } from './prepare-tables.ts';
import type { TableCommand } from './table-editing.ts';
import { leaveTable } from './table-nodes.ts';

interface TableToolProps {
  editor: Editor;
  /** Whether the caret stands in a table, whose rows and columns can be changed then. */
  isInTable: boolean;
  hasHeaderRow: boolean;
}

const loadForm = () => import('./InsertTableForm.tsx');

/** Puts in a table; within one, changes its rows and columns. */
export function TableTool({ editor, isInTable, hasHeaderRow }: TableToolProps) {
  const { t } = useLingui();
  const items = useTableItems(editor, hasHeaderRow);
  if (isInTable) {
    const trigger = (
      <IconButton
        icon={Table}
        label={t`Edit table`}
        size="small"
        shortcut="Alt+F10"
        aria-keyshortcuts="Alt+F10"
        aria-pressed
      />
    );
    return <Menu trigger={trigger} items={items} />;
  }
  return (
    <Insert icon={Table} label={t`Insert table`}>
      {(close) => (
        <OnDemand load={loadForm} fallback={<Skeleton shape="block" height="15rem" />}>
          {({ InsertTableForm }) => (
            <InsertTableForm
              onInsert={(shape) => {
                // The popover keeps focus until it is gone.
                flushSync(close);
                insertTable(editor, shape);
              }}
            />
          )}
        </OnDemand>
      )}
    </Insert>
  );
}

function useTableItems(editor: Editor, hasHeaderRow: boolean): () => MenuItems {
  const { t } = useLingui();
  const { ask } = useOnDemand(loadTableEditing);
  const run = async (name: TableCommand) => {
    const code = await ask();
    code?.tableCommands[name](editor.state, editor.view.dispatch);
    editor.view.focus();
  };
  const item = (id: TableCommand, label: string, icon: MenuItem['icon'], tone?: 'danger'): MenuItem => ({
    id,
    label,
    icon,
    tone,
    onAction: () => void run(id),
  });
  return () => [
    {
      id: 'rows',
      label: t({ message: 'Rows', context: 'of a table' }),
      items: [
        item('addRowBefore', t`Add row above`, BetweenHorizontalStart),
        item('addRowAfter', t`Add row below`, BetweenHorizontalEnd),
        item('deleteRow', t`Delete row`, Rows3, 'danger'),
      ],
    },
    {
      id: 'columns',
      label: t({ message: 'Columns', context: 'of a table' }),
      items: [
        item('addColumnBefore', t`Add column before`, BetweenVerticalStart),
        item('addColumnAfter', t`Add column after`, BetweenVerticalEnd),
        item('deleteColumn', t`Delete column`, Columns3, 'danger'),
      ],
    },
    {
      id: 'heads',
      label: t({ message: 'Header', context: 'of a table' }),
      items: [{ id: 'toggleHeaderRow', label: t`Header row` }],
      selection: {
        mode: 'multiple',
        selected: hasHeaderRow ? ['toggleHeaderRow'] : [],
        onChange: () => void run('toggleHeaderRow'),
      },
    },
    {
      id: 'table',
      label: t({ message: 'Table', context: 'in a text' }),
      items: [
        {
          id: 'leave',
          label: t`Continue below`,
          icon: ArrowDownToLine,
          shortcut: 'Esc',
          onAction: () => void leaveTable({ editor }),
        },
        item('deleteTable', t`Delete table`, Trash2, 'danger'),
      ],
    },
  ];
}
