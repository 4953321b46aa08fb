import { HttpResponse, http } from 'msw/http';
import { sampleStore } from '../lib/sample/sample-store.ts';
import { rowCount } from '../lib/sample/world.ts';
import { type Company, companyOf, findEmployees, firstOf } from './datatables.company.ts';
import type { EmployeesAnswer, InitialDataAnswer } from './datatables.contract.ts';
import { employeesOf } from './datatables.data.ts';

const store = sampleStore(() => companyOf(employeesOf(rowCount(100))));

export const datatablesHandlers = [
  http.get('/api/datatables/initial-data', () => HttpResponse.json<InitialDataAnswer>(firstOf(store.data.employees))),

  http.get('/api/datatables/data', ({ request }) => list(store.data, request.url)),
];

export async function list(employer: Company, url: string): Promise<Response> {
  return HttpResponse.json<EmployeesAnswer>(await findEmployees(employer, url));
}
