import { HttpResponse, http } from 'msw/http';
import { failed, refused, slowly, stillWaiting, unauthorised } from '../lib/http/departures.ts';
import { longText } from '../lib/sample/long-text.ts';
import type { AutocompleteAnswer } from './autocomplete.contract.ts';
import { autocompleteSample } from './autocomplete.data.ts';

const data = '/api/autocomplete/data';

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const autocompleteScenarios = {
  /** There is nothing to offer. */
  empty: http.get(data, () => HttpResponse.json<AutocompleteAnswer>([])),
  /** The suggestions never arrive. */
  stillLoading: http.get(data, stillWaiting),
  /** The suggestions arrive after two seconds. */
  slow: http.get(data, slowly),
  /** The person may not see the suggestions. */
  refused: http.get(data, refused),
  /** The person is not signed in any more. */
  unauthorised: http.get(data, unauthorised),
  /** The call fails inside the server. */
  failed: http.get(data, failed),
  /** Titles far longer than any field. */
  veryLongTexts: http.get(data, () =>
    HttpResponse.json<AutocompleteAnswer>(
      autocompleteSample().map((item) => ({ ...item, title: longText(item.title) })),
    ),
  ),
  /** Five thousand destinations. */
  thousandsOfRows: http.get(data, () => HttpResponse.json<AutocompleteAnswer>(autocompleteSample(5000))),
};
