import { Trans, useLingui } from '@lingui/react/macro';
import { Bookmark, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import type { MenuItems } from '../../components/dropdowns/menu.types.ts';
import { Menu } from '../../components/dropdowns/Menu.tsx';
import { Dialog } from '../../components/modals/Dialog.tsx';
import { notify } from '../../components/toasts/notify.tsx';
import { TextField } from '../../forms/elements/input/TextField.tsx';
import type { DataView, SavedView } from './data-table.types.ts';
import type { DataTableModel } from './useDataTable.ts';

export interface ViewsProps {
  /** The saved views, when their owner keeps them. */
  views?: readonly SavedView[] | undefined;
  /** Called with the views that there are from now on. */
  onViewsChange?: ((change: { views: SavedView[] }) => void) | undefined;
}

interface ViewsMenuProps<Item extends object> extends ViewsProps {
  model: DataTableModel<Item>;
}

/** Ways of looking at the table, under names of one's own. */
export function ViewsMenu<Item extends object>({ model, views: controlled, onViewsChange }: ViewsMenuProps<Item>) {
  const { t } = useLingui();
  const [own, setOwn] = useState<readonly SavedView[]>([]);
  const [isNaming, setNaming] = useState(false);
  const { page: _, ...view } = model.state;
  const { page: _first, ...initialView } = model.initial;
  const views = controlled ?? own;
  const current = views.find((saved) => isSame(saved.view, view));
  const isInitial = isSame(initialView, view);

  const change = (next: SavedView[]) => {
    setOwn(next);
    onViewsChange?.({ views: next });
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
    { id: ':save', label: t`Save this view…`, icon: Plus, onAction: () => setNaming(true) },
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
      <NameDialog
        isOpen={isNaming}
        onClose={() => setNaming(false)}
        onName={(name) => {
          change([...views.filter((saved) => saved.name !== name), { name, view }]);
          setNaming(false);
          notify.success(t`View ${name} saved.`);
        }}
      />
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

interface NameDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onName: (name: string) => void;
}

function NameDialog({ isOpen, onClose, onName }: NameDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [mistake, setMistake] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('name');
    const name = typeof typed === 'string' ? typed.trim() : '';
    setMistake(name ? undefined : t`Give the view a name.`);
    if (name) onName(name);
  };
  return (
    <Dialog
      size="small"
      title={t`Save this view`}
      isOpen={isOpen}
      onClose={() => {
        setMistake(undefined);
        onClose();
      }}
      footer={
        <>
          <Button variant="outline" tone="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          name="name"
          label={t`Name`}
          description={t`Columns, sorting, search, filters and density are kept under this name.`}
          errorMessage={mistake}
          isRequired
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was opened to type in starts in its first field
          autoFocus
        />
      </form>
    </Dialog>
  );
}
