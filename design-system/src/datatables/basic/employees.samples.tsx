import type { Employee } from '@embarque/mocks/datatables/contract';
import { useLingui } from '@lingui/react/macro';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Badge } from '../../components/badges/Badge.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Highlight } from '../../components/highlight/Highlight.tsx';
import { PersonCell } from '../../tables/table/PersonCell.tsx';
import type { Tone } from '../../theme/tones.ts';
import type { DataColumn } from '../data-table/data-table.types.ts';

export interface EmployeeRow {
  id: string;
  name: string;
  post: string;
  email: string;
  city: string;
  /** `2026-11-21` */
  since: string;
  /** In US dollars a year. */
  salary: number;
  age: number;
  experience: string;
  status: EmployeeStatus;
}

export type EmployeeStatus = Employee['status'];

/** Parses the text values of the server. */
export function employeeRow(employee: Employee): EmployeeRow {
  const { full_name: name, start_date: day, salary, age, id, post, email, city, experience, status } = employee;
  return {
    id: String(id),
    name,
    post,
    email,
    city,
    since: `${day.slice(6)}-${day.slice(0, 2)}-${day.slice(3, 5)}`,
    salary: Number(salary.slice(1)),
    age: Number(age),
    experience,
    status,
  };
}

const statusTones: Record<EmployeeStatus, Tone> = { 1: 'primary', 2: 'success', 3: 'danger', 4: 'warning', 5: 'info' };

/** The words for where somebody stands. */
export function useStatusLabels(): Record<EmployeeStatus, string> {
  const { t } = useLingui();
  return { 1: t`Current`, 2: t`Professional`, 3: t`Rejected`, 4: t`Resigned`, 5: t`Applied` };
}

export const dollars: Intl.NumberFormatOptions = { style: 'currency', currency: 'USD' };

type EmployeeColumn = 'id' | 'name' | 'person' | 'email' | 'post' | 'city' | 'age' | 'salary' | 'since' | 'status';

/** Columns of employees by their names, to choose from. */
export function useEmployeeColumns(names: readonly EmployeeColumn[]): DataColumn<EmployeeRow>[] {
  const { t } = useLingui();
  const labels = useStatusLabels();
  const columns: Record<EmployeeColumn, DataColumn<EmployeeRow>> = {
    id: { id: 'id', header: t`ID`, value: ({ id }) => Number(id), width: 96, minWidth: 64 },
    name: { id: 'name', header: t`Name`, value: ({ name }) => name, filter: 'text', width: 141, card: 'title' },
    person: {
      id: 'name',
      header: t`Name`,
      value: ({ name }) => name,
      card: 'title',
      text: ({ name, post }) => `${name}, ${post}`,
      cell: ({ name, post }) => (
        <Inline gap="m" overflow="shrink">
          <Avatar name={name} size="small" isDecorative />
          <PersonCell name={name} detail={post} />
        </Inline>
      ),
      width: 200,
    },
    email: { id: 'email', header: t`Email`, value: ({ email }) => email, filter: 'text', width: 227 },
    post: { id: 'post', header: t`Position`, value: ({ post }) => post, filter: 'text', width: 142 },
    city: { id: 'city', header: t`City`, value: ({ city }) => city, filter: 'text', width: 107 },
    age: { id: 'age', header: t`Age`, value: ({ age }) => age, align: 'end', width: 80, filter: 'number' },
    salary: {
      id: 'salary',
      header: t`Salary`,
      value: ({ salary }) => salary,
      format: dollars,
      align: 'end',
      card: 'amount',
      width: 131,
      filter: 'number',
    },
    since: { id: 'since', header: t`Date`, value: ({ since }) => since, filter: 'date', width: 110 },
    status: {
      id: 'status',
      header: t`Status`,
      value: ({ status }) => String(status),
      card: 'status',
      text: ({ status }) => labels[status],
      cell: ({ status }) => (
        <Badge tone={statusTones[status]} variant="soft">
          <Highlight>{labels[status]}</Highlight>
        </Badge>
      ),
      filter: Object.entries(labels).map(([value, label]) => ({ value, label })),
      width: 120,
    },
  };
  return names.map((name) => columns[name]);
}
