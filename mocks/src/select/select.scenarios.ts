import { HttpResponse, http } from 'msw/http';
import { failed, refused, slowly, stillWaiting, unauthorised } from '../lib/http/departures.ts';
import { longText } from '../lib/sample/long-text.ts';
import type { SelectAnswer, SelectOption } from './select.contract.ts';
import { selectSample } from './select.data.ts';
import { list } from './select.handlers.ts';

const data = '/api/select/data';

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const selectScenarios = {
  /** There is nothing to choose from. */
  empty: http.get(data, () => HttpResponse.json<SelectAnswer>([])),
  /** The options never arrive. */
  stillLoading: http.get(data, stillWaiting),
  /** The options arrive after two seconds. */
  slow: http.get(data, slowly),
  /** The person may not see the options. */
  refused: http.get(data, refused),
  /** The person is not signed in any more. */
  unauthorised: http.get(data, unauthorised),
  /** The options fail inside the server. */
  failed: http.get(data, failed),
  /** Labels far longer than any field. */
  veryLongTexts: http.get(data, ({ request }) => list(selectSample().map(longer), request.url)),
  /** Five thousand options. */
  thousandsOfRows: http.get(data, ({ request }) => list(selectSample(5000), request.url)),
};

function longer(option: SelectOption): SelectOption {
  return { ...option, label: longText(option.label) };
}
