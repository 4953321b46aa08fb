import { Trans, useLingui } from '@lingui/react/macro';
import { Bookmark, Plus, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { restoreItems } from '../../../lib/restore-items.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import type { MenuItems } from '../../../components/dropdowns/menu.types.ts';
import { Menu } from '../../../components/dropdowns/Menu.tsx';
import { notify } from '../../../components/toasts/notify.tsx';
import { useOnDemand } from '../../../lib/on-demand/useOnDemand.ts';
import type { DataView, SavedView } from '../data-table.types.ts';
import type { DataTableModel } from '../useDataTable.ts';

export interface ViewsProps {
  /** The saved views, when their owner keeps them. */
  views?: readonly SavedView[] | undefined;
  /** Called with the views that there are from now on. */
  onViewsChange?: ((change: { views: SavedView[] }) => void) | undefined;
}

const none: readonly SavedView[] = [];
const loadDialog = () => import('./ViewNameDialog.tsx');

interface ViewsMenuProps<Item extends object> extends ViewsProps {
  model: DataTableModel<Item>;
}

/** Ways of looking at the table, under names of one's own. */
export function ViewsMenu<Item extends object>({ model, ...kept }: ViewsMenuProps<Item>) {
  const { t } = useLingui();
  const { views, save, remove } = useViews(kept);
  const [isNaming, setNaming] = useState(false);
  const { code, ask } = useOnDemand(loadDialog);
  const { page: _, ...view } = model.state;
  const { page: _first, ...initialView } = model.initial;
  const current = views.find((saved) => isSame(saved.view, view));
  const isInitial = isSame(initialView, view);

  const startNaming = () => {
    setNaming(true);
    void ask(() => setNaming(false));
  };
  const choose = (name: string | undefined) => {
    const isShown = model.change(views.find((saved) => saved.name === name)?.view ?? initialView);
    if (isShown) model.announce(model.messages.viewApplied(name || t`Everything`));
  };

  const items: MenuItems = [
    {
      id: 'views',
      label: t({ message: 'Views', context: 'saved' }),
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
            onAction: () => notify.undoable({ message: t`View ${current.name} deleted.`, onUndo: remove(current) }),
          },
        ]
      : []),
  ];

  return (
    <>
      <Menu
        trigger={
          <Button size="medium" variant="outline" tone="secondary" icon={Bookmark}>
            {current?.name ?? <Trans context="saved">Views</Trans>}
          </Button>
        }
        items={items}
      />
      {code && (
        <code.ViewNameDialog
          isOpen={isNaming}
          onClose={() => setNaming(false)}
          onName={(name) => {
            save({ name, view });
            setNaming(false);
            notify.success(kept.views ? t`View ${name} saved.` : t`View ${name} saved until you leave this page.`);
          }}
        />
      )}
    </>
  );
}

/** The saved views, controlled or uncontrolled. */
function useViews({ views: controlled, onViewsChange }: ViewsProps) {
  const [views, change] = useControlledState<readonly SavedView[], SavedView[]>(controlled, none, (next) =>
    onViewsChange?.({ views: next }),
  );
  const restore = (gone: SavedView, before: readonly SavedView[]) =>
    change(restoreItems(views, { gone: [gone], before, keyOf: ({ name }) => name }));
  // An undo comes later: the view goes among those that there are by then.
  const latest = useRef(restore);
  useLayoutEffect(() => {
    latest.current = restore;
  });

  return {
    views,
    /** In place of another one of the same name. */
    save: (view: SavedView) => change([...views.filter(({ name }) => name !== view.name), view]),
    /** Takes a view away, and returns what brings it back. */
    remove: (view: SavedView) => {
      change(views.filter((other) => other !== view));
      return () => latest.current(view, views);
    },
  };
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
