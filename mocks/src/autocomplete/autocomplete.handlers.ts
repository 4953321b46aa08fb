import { HttpResponse, http } from 'msw/http';
import { sampleStore } from '../lib/sample/sample-store.ts';
import type { AutocompleteAnswer } from './autocomplete.contract.ts';
import { autocompleteSample } from './autocomplete.data.ts';

const store = sampleStore(() => autocompleteSample());

const data = '/api/autocomplete/data';

export const autocompleteHandlers = [http.get(data, () => HttpResponse.json<AutocompleteAnswer>(store.data))];
