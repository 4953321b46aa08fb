import { HttpResponse, http } from 'msw/http';
import { failed, stillWaiting } from '../lib/http/departures.ts';
import { now } from '../lib/time/clock.ts';
import type { MaintenanceAnswer, OpeningAnswer } from './waiting.contract.ts';
import { iso } from './waiting.handlers.ts';

const LONG_AGO = Date.UTC(2020, 0, 1);

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const waitingScenarios = {
  /** It opened long ago. */
  open: http.get('/waiting/opening', () =>
    HttpResponse.json<OpeningAnswer>({ opensAt: iso(LONG_AGO), now: iso(now()) }),
  ),
  /** The server's clock is a day behind that of the device. */
  serverADayBehind: http.get('/waiting/opening', () => {
    const serverTime = now() - 86_400_000;
    return HttpResponse.json<OpeningAnswer>({ opensAt: iso(serverTime + 3_600_000), now: iso(serverTime) });
  }),
  /** The maintenance is over. */
  over: http.get('/waiting/maintenance', () =>
    HttpResponse.json<MaintenanceAnswer>({ isOver: true, backAt: iso(LONG_AGO), now: iso(now()) }),
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
