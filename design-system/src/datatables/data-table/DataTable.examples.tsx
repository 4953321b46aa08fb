import { employeesSample } from '@embarque/mocks/datatables/data';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { notify } from '../../components/toasts/notify.tsx';
import { employeeRow, useEmployeeColumns } from '../basic/employees.samples.tsx';
import type { DataColumn } from './data-table.types.ts';
import { DataTable } from './DataTable.tsx';

/** Thousands of rows in one list that scrolls, with every tool: search, filters, columns, density, views and export. */
export function EveryTool() {
  const { t } = useLingui();
  const columns = useEmployeeColumns(['id', 'name', 'email', 'post', 'city', 'since', 'age', 'salary', 'status']);
  const [company] = useState(() => employeesSample(5000).map(employeeRow));
  return (
    <DataTable
      title={t`All employees`}
      columns={columns}
      rows={company}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      flow="scroll"
      isSelectable
      bulkActions={({ keys }) => (
        <Button size="small" variant="outline" onClick={() => notify.success(t`${keys.length} invitations sent.`)}>
          {t`Invite to the annual meeting`}
        </Button>
      )}
      tools={['search', 'filters', 'columns', 'density', 'views', 'export']}
      defaultState={{ columns: { order: [], hidden: ['id'], pinned: { start: ['name'], end: [] }, widths: {} } }}
    />
  );
}

/** Press Enter on a cell, or press it twice, to change its value; sums and averages follow. */
export function EditInPlace() {
  const { t } = useLingui();
  const [plans, setPlans] = useState(samplePlans);
  const columns: DataColumn<Plan>[] = [
    { id: 'name', header: t`eSIM plan`, value: ({ name }) => name, edit: { kind: 'text', refuse: refuseEmpty } },
    {
      id: 'region',
      header: t`Region`,
      value: ({ region }) => region,
      edit: { kind: ['Europe', 'Asia', 'America'].map((value) => ({ value, label: value })) },
    },
    {
      id: 'data',
      header: t`Data, GB`,
      value: ({ data }) => data,
      align: 'end',
      edit: { kind: 'number' },
      total: 'average',
    },
    {
      id: 'price',
      header: t`Price`,
      value: ({ price }) => price,
      format: { style: 'currency', currency: 'BRL' },
      align: 'end',
      total: 'sum',
      edit: {
        kind: 'number',
        refuse: ({ value }) => (Number(value) < 0 ? t`The price can't be negative.` : undefined),
      },
    },
  ];
  function refuseEmpty({ value }: { value: unknown }) {
    return value === '' ? t`Enter a name for the plan.` : undefined;
  }
  return (
    <DataTable
      title={t`eSIM plans`}
      columns={columns}
      rows={plans}
      rowKey={({ id }) => id}
      tools={[]}
      onEdit={({ item, column, value }) =>
        setPlans(plans.map((plan) => (plan === item ? { ...plan, [column]: value } : plan)))
      }
    />
  );
}

interface Plan {
  id: string;
  name: string;
  region: string;
  /** In GB. */
  data: number;
  /** In Brazilian reais. */
  price: number;
}

const samplePlans: readonly Plan[] = [
  { id: 'eu-10', name: 'Europe 10 GB', region: 'Europe', data: 10, price: 129 },
  { id: 'jp-5', name: 'Japan 5 GB', region: 'Asia', data: 5, price: 99 },
  { id: 'us-20', name: 'United States 20 GB', region: 'America', data: 20, price: 189 },
  { id: 'as-3', name: 'Asia 3 GB', region: 'Asia', data: 3, price: 59 },
];
