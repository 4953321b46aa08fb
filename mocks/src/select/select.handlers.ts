import { HttpResponse, http } from 'msw/http';
import { fold } from '@embarque/design-system/fold';
import { sampleStore } from '../lib/sample/sample-store.ts';
import type { SelectAnswer, SelectOption } from './select.contract.ts';
import { selectSample } from './select.data.ts';

const store = sampleStore(() => selectSample());

export const selectHandlers = [http.get('/api/select/data', ({ request }) => list(store.data, request.url))];

export function list(options: SelectOption[], url: string): Response {
  const query = fold(new URL(url).searchParams.get('query') ?? '').trim();
  return HttpResponse.json<SelectAnswer>(options.filter(({ value }) => value.includes(query)));
}
