import { HttpResponse, http } from 'msw/http';
import * as v from 'valibot';
import { readBody } from '../lib/http/answers.ts';
import { failed, stillWaiting } from '../lib/http/departures.ts';
import { once } from '../lib/http/idempotency.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import { now } from '../lib/time/clock.ts';
import type { MaintenanceAnswer, NotifyRequest, OpeningAnswer } from './waiting.contract.ts';
import { waitingSample } from './waiting.data.ts';

const store = sampleStore(waitingSample, { keptAs: 'waiting' });

const notifySchema: v.GenericSchema<unknown, NotifyRequest> = v.object({
  email: v.pipe(v.string('must be text'), v.trim(), v.email('must be an email address')),
});

const iso = (moment: number) => new Date(moment).toISOString();

export const waitingHandlers = [
  http.get('/waiting/opening', () =>
    HttpResponse.json<OpeningAnswer>({ opensAt: iso(store.data.opensAt), now: iso(now()) }),
  ),

  http.post(
    '/waiting/notify',
    once(async ({ request }) => {
      const email = (await readBody(request, notifySchema)).email.toLowerCase();
      const { emails } = store.data;
      if (!emails.includes(email)) emails.push(email);
      return HttpResponse.json({});
    }),
  ),

  http.get('/waiting/maintenance', () => {
    const { backAt } = store.data;
    return HttpResponse.json<MaintenanceAnswer>({ isOver: now() >= backAt, backAt: iso(backAt), now: iso(now()) });
  }),
];

const long = Date.UTC(2020, 0, 1);

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const waitingScenarios = {
  /** It opened long ago. */
  open: http.get('/waiting/opening', () => HttpResponse.json<OpeningAnswer>({ opensAt: iso(long), now: iso(now()) })),
  /** The server's clock is a day behind that of the device. */
  serverADayBehind: http.get('/waiting/opening', () => {
    const serverTime = now() - 86_400_000;
    return HttpResponse.json<OpeningAnswer>({ opensAt: iso(serverTime + 3_600_000), now: iso(serverTime) });
  }),
  /** The maintenance is over. */
  over: http.get('/waiting/maintenance', () =>
    HttpResponse.json<MaintenanceAnswer>({ isOver: true, backAt: iso(long), now: iso(now()) }),
  ),
  /** Nothing is known of the opening yet. */
  stillLoading: http.get('/waiting/opening', stillWaiting),
  /** The opening cannot be looked up. */
  openingFailed: http.get('/waiting/opening', failed),
  /** Emails cannot be taken. */
  notifyFailed: http.post('/waiting/notify', failed),
  /** The server does not answer during the maintenance. */
  maintenanceFailed: http.get('/waiting/maintenance', failed),
};
