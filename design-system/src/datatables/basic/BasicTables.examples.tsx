import { employeesSample } from '@embarque/mocks/datatables/data';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LocaleProvider } from '../../lib/i18n/LocaleProvider.tsx';
import { DescriptionList } from '../../components/description-list/DescriptionList.tsx';
import { ActionsMenu } from '../../components/dropdowns/ActionsMenu.tsx';
import { SegmentedControl } from '../../components/segmented-control/SegmentedControl.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { DataTable } from '../data-table/DataTable.tsx';
import { employeeRow, useEmployeeColumns } from './employees.samples.tsx';
import { loadLanguage, type TableLanguage } from './table-language.samples.ts';
import { StaffTable } from './StaffTable.samples.tsx';

const employees = employeesSample().map(employeeRow);

/** Needs only rows and columns: every column header sorts, and the rows per page can be chosen. */
export function ZeroConfiguration() {
  const { t } = useLingui();
  const columns = useEmployeeColumns(['id', 'name', 'email', 'post', 'age', 'salary']);
  return <DataTable title={t`Employees`} columns={columns} rows={employees} rowKey={({ id }) => id} tools={[]} />;
}

/** Drag a column header to move it, or use its keys or menu. */
export function ColumnReorder() {
  const { t } = useLingui();
  const columns = useEmployeeColumns(['id', 'name', 'email', 'post', 'age', 'salary']);
  return (
    <DataTable
      title={t`Employees`}
      columns={columns}
      rows={employees}
      rowKey={({ id }) => id}
      tools={['columns']}
      defaultState={{ perPage: 7 }}
      perPageOptions={[7, 25, 50, 100]}
    />
  );
}

/** Select, search, add, edit, archive, delete and export. Deleted rows can be restored. */
export function WithButtons() {
  const { t } = useLingui();
  return <StaffTable title={t`Employees`} staff={employees} />;
}

/** A row opens to show what has no column of its own. */
export function ExpandableRow() {
  const { t } = useLingui();
  const columns = useEmployeeColumns(['name', 'email', 'since', 'salary', 'age', 'status']);
  return (
    <DataTable
      title={t`Employees`}
      columns={columns}
      rows={employees}
      rowKey={({ id }) => id}
      defaultState={{ perPage: 7 }}
      detail={({ city, experience, post }) => (
        <DescriptionList
          items={[
            { term: t`City`, value: city },
            { term: t`Experience`, value: experience },
            { term: t`Position`, value: post },
          ]}
        />
      )}
    />
  );
}

/** Headers, search, pagination and screen reader texts follow the chosen language. */
export function Multilingual() {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<I18n>();
  const shown = chosen ?? i18n;
  return (
    <Stack>
      <SegmentedControl<TableLanguage>
        label={t`Language of the table`}
        options={[
          { value: 'en', label: 'English' },
          { value: 'pt-BR', label: 'Português' },
        ]}
        value={shown.locale === 'pt-BR' ? 'pt-BR' : 'en'}
        onChange={({ value: language }) => void loadLanguage(language).then(setChosen)}
      />
      <I18nProvider i18n={shown}>
        <LocaleProvider locale={shown.locale === 'pt-BR' ? 'pt-BR' : 'en'}>
          <Translated lang={shown.locale} />
        </LocaleProvider>
      </I18nProvider>
    </Stack>
  );
}

/** In px: seven columns fit when names and positions break between words. */
const narrow: Record<string, { width: number }> = {
  name: { width: 110 },
  post: { width: 104 },
  status: { width: 108 },
};

function Translated({ lang }: { lang: string }) {
  const { t } = useLingui();
  const columns = useEmployeeColumns(['name', 'post', 'email', 'since', 'salary', 'status']);
  const narrowed = columns.map((column) => ({ ...column, ...narrow[column.id] }));
  return (
    <DataTable
      lang={lang}
      title={t`Employees`}
      columns={narrowed}
      rows={employees}
      rowKey={({ id }) => id}
      defaultState={{ perPage: 7 }}
      rowActions={({ name, email }) => (
        <ActionsMenu
          label={t`Actions for ${name}`}
          items={[
            { id: 'copy', label: t`Copy the email address`, onAction: () => void navigator.clipboard.writeText(email) },
          ]}
        />
      )}
    />
  );
}
