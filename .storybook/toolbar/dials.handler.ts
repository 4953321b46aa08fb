import { isCall } from '@embarque/mocks/browser';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { type Dials, fateOf } from './dials.ts';

/** A handler before all others, which treats calls as the dials say; pages and scripts of Storybook are none. */
export function handlerOf(dials: Dials): RequestHandler {
  let count = 0;
  return http.all('*', async ({ request }) => {
    if (!(await isCall(request))) return undefined;
    const { wait, end } = fateOf(dials, count);
    count += 1;
    if (wait) await delay(wait);
    if (end === 'unreachable') return HttpResponse.error();
    return end === 'failed' ? HttpResponse.json({ success: false, notifications: [] }, { status: 500 }) : undefined;
  });
}
