import { HttpResponse, http } from 'msw/http';
import { failed, refused, slowly, stillWaiting, unauthorised } from '../lib/http/departures.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import { longText } from '../lib/sample/long-text.ts';
import { companyOf } from './datatables.company.ts';
import type { Employee, InitialDataAnswer } from './datatables.contract.ts';
import { employeesOf, employeesSample } from './datatables.data.ts';
import { list } from './datatables.handlers.ts';

const thousands = sampleStore(() => companyOf(employeesOf(100_000)));

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const datatablesScenarios = {
  /** The company has no employees yet. */
  empty: http.get('/api/datatables/data', ({ request }) => list(companyOf([]), request.url)),
  /** The page of the list never arrives. */
  stillLoading: http.get('/api/datatables/data', stillWaiting),
  /** The page of the list arrives after two seconds. */
  slow: http.get('/api/datatables/data', slowly),
  /** The person may not see employees. */
  refused: http.get('/api/datatables/data', refused),
  /** The person is not signed in any more. */
  unauthorised: http.get('/api/datatables/data', unauthorised),
  /** The page of the list fails inside the server. */
  failed: http.get('/api/datatables/data', failed),
  /** Names and posts far longer than any column. */
  veryLongTexts: http.get('/api/datatables/data', ({ request }) =>
    list(companyOf(employeesSample().map(longer)), request.url),
  ),
  /** A hundred thousand employees, to be searched, sorted and paged. */
  thousandsOfRows: http.get('/api/datatables/data', ({ request }) => list(thousands.data, request.url)),
  /** The list of all employees is empty. */
  initialEmpty: http.get('/api/datatables/initial-data', () => HttpResponse.json<InitialDataAnswer>([])),
  /** The list of all employees never arrives. */
  initialStillLoading: http.get('/api/datatables/initial-data', stillWaiting),
  /** The call for everybody fails inside the server. */
  initialFailed: http.get('/api/datatables/initial-data', failed),
};

function longer(employee: Employee): Employee {
  return {
    ...employee,
    full_name: longText(employee.full_name),
    post: longText(employee.post),
    email: `a.mailbox.name.that.somebody.chose.long.ago.${employee.email}`,
  };
}
