import { Trans, useLingui } from '@lingui/react/macro';
import { Archive, ReceiptText, SquarePen, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { DescriptionList } from '../../components/description-list/DescriptionList.tsx';
import { ActionsMenu } from '../../components/dropdowns/ActionsMenu.tsx';
import { Dialog } from '../../components/modals/Dialog.tsx';
import { notify } from '../../components/toasts/notify.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { restoreItems } from '../../lib/restore-items.ts';
import { formatterFor } from '../../lib/i18n/format-value.ts';
import { DataTable } from '../data-table/DataTable.tsx';
import { dollars, type EmployeeRow, useEmployeeColumns, useStatusLabels } from './employees.samples.tsx';
import { RecordPanel } from './RecordPanel.samples.tsx';

/** The panel beside the table: a form for a new employee, or the form or details of an existing one. */
type Open = { what: 'form'; employee?: EmployeeRow } | { what: 'details'; employee: EmployeeRow };

interface StaffTableProps {
  title: string;
  /** The initial employees. */
  staff: readonly EmployeeRow[];
}

/** People to add, edit, archive and delete; what goes can be brought back. */
export function StaffTable({ title, staff }: StaffTableProps) {
  const { t } = useLingui();
  const columns = useEmployeeColumns(['person', 'email', 'since', 'salary', 'age', 'status']);
  const [people, setPeople] = useState(staff);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);

  const remove = (gone: readonly EmployeeRow[], message: string) => {
    setPeople((now) => now.filter(({ id }) => !gone.some((person) => person.id === id)));
    notify.undoable({
      message,
      onUndo: () => setPeople((now) => restoreItems(now, { gone, before: people, keyOf: ({ id }) => id })),
    });
  };
  const save = (person: EmployeeRow) => {
    const isNew = !people.some(({ id }) => id === person.id);
    setPeople(isNew ? [person, ...people] : people.map((other) => (other.id === person.id ? person : other)));
    notify.success(isNew ? t`${person.name} was added.` : t`${person.name} was saved.`);
    close();
  };

  return (
    <>
      <DataTable
        title={title}
        columns={columns}
        rows={people}
        rowKey={({ id }) => id}
        isSelectable
        tools={['search', 'export']}
        defaultState={{ perPage: 7 }}
        perPageOptions={[7, 10, 25, 50, 100]}
        actions={
          <Button icon={UserPlus} onClick={() => setOpen({ what: 'form' })}>
            <Trans>Add record</Trans>
          </Button>
        }
        bulkActions={({ items }) => (
          <Button
            size="small"
            variant="outline"
            tone="danger"
            icon={Trash2}
            onClick={() => remove(items, t`${items.length} records deleted.`)}
          >
            <Trans>Delete</Trans>
          </Button>
        )}
        rowActionsCount={2}
        rowActions={(employee) => (
          <RowButtons
            employee={employee}
            onOpen={setOpen}
            onArchive={() => remove([employee], t`${employee.name} was archived.`)}
            onDelete={() => remove([employee], t`${employee.name} was deleted.`)}
          />
        )}
      />
      <RecordPanel
        key={open?.employee?.id ?? 'new'}
        employee={open?.employee}
        isOpen={open?.what === 'form'}
        onClose={close}
        onSave={save}
      />
      <DetailsDialog employee={open?.what === 'details' ? open.employee : undefined} onClose={close} />
    </>
  );
}

interface RowButtonsProps {
  employee: EmployeeRow;
  onOpen: (open: Open) => void;
  onArchive: () => void;
  onDelete: () => void;
}

function RowButtons({ employee, onOpen, onArchive, onDelete }: RowButtonsProps) {
  const { t } = useLingui();
  return (
    <Inline gap="xs">
      <ActionsMenu
        label={t`Actions for ${employee.name}`}
        items={[
          {
            id: 'details',
            label: t`Details`,
            icon: ReceiptText,
            onAction: () => onOpen({ what: 'details', employee }),
          },
          { id: 'archive', label: t`Archive`, icon: Archive, onAction: onArchive },
          { id: 'delete', label: t`Delete`, icon: Trash2, tone: 'danger', onAction: onDelete },
        ]}
      />
      <IconButton
        icon={SquarePen}
        label={t`Edit ${employee.name}`}
        size="small"
        onClick={() => onOpen({ what: 'form', employee })}
      />
    </Inline>
  );
}

function DetailsDialog({ employee, onClose }: { employee: EmployeeRow | undefined; onClose: () => void }) {
  const { t } = useLingui();
  const labels = useStatusLabels();
  const formatValue = formatterFor();
  return (
    <Dialog title={employee?.name ?? ''} isOpen={employee !== undefined} onClose={onClose}>
      {employee && (
        <DescriptionList
          items={[
            { term: t`Position`, value: employee.post },
            { term: t`Email`, value: employee.email, copyText: employee.email },
            { term: t`City`, value: employee.city },
            { term: t`Joined`, value: formatValue(employee.since) },
            { term: t`Salary`, value: formatterFor(dollars)(employee.salary) },
            { term: t`Age`, value: formatValue(employee.age) },
            { term: t`Status`, value: labels[employee.status] },
          ]}
        />
      )}
    </Dialog>
  );
}
