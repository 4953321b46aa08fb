import { employeesSample } from '@embarque/mocks/datatables/data';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { ErrorState } from '../../components/empty-state/ErrorState.tsx';
import { employeeRow, type EmployeeRow, useEmployeeColumns } from '../basic/employees.samples.tsx';
import type { DataTableState } from '../data-table/data-table.types.ts';
import { DataTable } from '../data-table/DataTable.tsx';
import { initialState } from '../data-table/useDataTableState.ts';
import { askServer, type Answer } from './employee-server.samples.ts';

const employees = employeesSample().map(employeeRow);

/** Six filters. A row has to match all of them; results update as you type. */
export function AdvanceSearch() {
  const { t } = useLingui();
  const columns = useEmployeeColumns(['name', 'email', 'post', 'city', 'since', 'salary']);
  return (
    <DataTable
      title={t`Employees`}
      columns={columns}
      rows={employees}
      rowKey={({ id }) => id}
      tools={['filters']}
      areFiltersOpen
      defaultState={{ perPage: 7 }}
    />
  );
}

/** The server searches, sorts and pages; the rows stay until newer ones are there. */
export function ServerSide() {
  const { t } = useLingui();
  const columns = useEmployeeColumns(['name', 'email', 'post', 'city', 'since', 'salary']);
  const [state, setState] = useState<DataTableState>({ ...initialState, perPage: 7 });
  const { answer, isBusy, hasFailed, retry } = useServer(state);
  return (
    <DataTable
      title={t`Employees`}
      columns={columns}
      rows={answer.rows}
      serverTotal={answer.total}
      rowKey={({ id }) => id}
      state={state}
      onStateChange={(change) => setState(change.state)}
      perPageOptions={[7, 10, 25, 50, 75, 100]}
      isBusy={isBusy}
      placeholder={
        hasFailed ? (
          <ErrorState title={t`Couldn't load the employees`} onRetry={retry} isRetrying={isBusy}>
            {t`The server did not answer. Your search is kept.`}
          </ErrorState>
        ) : undefined
      }
    />
  );
}

/** The last response of the server, and whether a newer one is pending. */
function useServer(state: DataTableState) {
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<{ asked: unknown; answer: Answer<EmployeeRow>; hasFailed: boolean }>(nothingYet);
  const question = useMemo(() => ({ state, attempt }), [state, attempt]);

  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      try {
        const answer = await askServer(employees, question.state, stop.signal);
        setLast({ asked: question, answer, hasFailed: false });
      } catch {
        if (!stop.signal.aborted) setLast(({ answer }) => ({ asked: question, answer, hasFailed: true }));
      }
    };
    void ask();
    return () => stop.abort();
  }, [question]);

  return {
    answer: last.answer,
    isBusy: last.asked !== question,
    hasFailed: last.hasFailed,
    retry: () => setAttempt(attempt + 1),
  };
}

const nothingYet = { asked: undefined, answer: { rows: [], total: 0 }, hasFailed: false };
