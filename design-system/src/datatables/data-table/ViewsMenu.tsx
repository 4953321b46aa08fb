import { Trans, useLingui } from '@lingui/react/macro';
import { Bookmark, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import type { MenuItems } from '../../components/dropdowns/menu.types.ts';
import { Menu } from '../../components/dropdowns/Menu.tsx';
import { notify } from '../../components/toasts/notify.tsx';
import { useOnDemand } from '../../on-demand/useOnDemand.ts';
import type { DataView, SavedView } from './data-table.types.ts';
import type { DataTableModel } from './useDataTable.ts';

export interface ViewsProps {
  /** The saved views, when their owner keeps them. */
  views?: readonly SavedView[] | undefined;
  /** Called with the views that there are from now on. */
  onViewsChange?: ((change: { views: SavedView[] }) => void) | undefined;
}

const loadDialog = () => import('./ViewNameDialog.tsx');

interface ViewsMenuProps<Item extends object> extends ViewsProps {
  model: DataTableModel<Item>;
}

/** Ways of looking at the table, under names of one's own. */
export function ViewsMenu<Item extends object>({ model, views: controlled, onViewsChange }: ViewsMenuProps<Item>) {
  const { t } = useLingui();
  const [own, setOwn] = useState<readonly SavedView[]>([]);
  const [isNaming, setNaming] = useState(false);
  const { code, ask } = useOnDemand(loadDialog);
  const { page: _, ...view } = model.state;
  const { page: _first, ...initialView } = model.initial;
  const views = controlled ?? own;
  const current = views.find((saved) => isSame(saved.view, view));
  const isInitial = isSame(initialView, view);

  const change = (next: SavedView[]) => {
    setOwn(next);
    onViewsChange?.({ views: next });
  };
  const startNaming = () => {
    setNaming(true);
    void ask(() => setNaming(false));
  };
  const choose = (name: string | undefined) => {
    model.change(views.find((saved) => saved.name === name)?.view ?? initialView);
    model.say(model.words.viewApplied(name || t`Everything`));
  };
  const remove = (saved: SavedView) => {
    change(views.filter((other) => other !== saved));
    notify.undoable({ message: t`View ${saved.name} deleted.`, onUndo: () => change([...views]) });
  };

  const items: MenuItems = [
    {
      id: 'views',
      label: t`Views`,
      items: [{ id: '', label: t`Everything` }, ...views.map(({ name }) => ({ id: name, label: name }))],
      selection: {
        mode: 'single',
        selected: current ? [current.name] : isInitial ? [''] : [],
        onChange: ({ selected: [name] }) => choose(name),
      },
    },
    { id: ':save', label: t`Save this view…`, icon: Plus, onAction: startNaming },
    ...(current
      ? [
          {
            id: ':delete',
            label: t`Delete ${current.name}`,
            icon: Trash2,
            tone: 'danger' as const,
            onAction: () => remove(current),
          },
        ]
      : []),
  ];

  return (
    <>
      <Menu
        trigger={
          <Button size="medium" variant="outline" tone="secondary" icon={Bookmark}>
            {current?.name ?? <Trans>Views</Trans>}
          </Button>
        }
        items={items}
      />
      {code && (
        <code.ViewNameDialog
          isOpen={isNaming}
          onClose={() => setNaming(false)}
          onName={(name) => {
            change([...views.filter((saved) => saved.name !== name), { name, view }]);
            setNaming(false);
            notify.success(t`View ${name} saved.`);
          }}
        />
      )}
    </>
  );
}

/** Both are plain data, written in the same order by the same code. */
function isSame(a: DataView, b: DataView): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted({ search, filters, sort, perPage, columns, density }: DataView) {
  return [
    search,
    Object.entries(filters).toSorted(([one], [other]) => one.localeCompare(other)),
    sort,
    perPage,
    columns,
    density,
  ];
}
