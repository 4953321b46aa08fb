import { isEmailAddress, isSameEmailAddress } from '@embarque/design-system/email-address';
import { HttpResponse, http } from 'msw/http';
import * as v from 'valibot';
import { readBody } from '../lib/http/answers.ts';
import { once } from '../lib/http/idempotency.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import { now } from '../lib/time/clock.ts';
import type { MaintenanceAnswer, NotifyRequest, OpeningAnswer } from './waiting.contract.ts';
import { waitingSample } from './waiting.data.ts';

const store = sampleStore(waitingSample, { keptAs: 'waiting' });

const notifySchema: v.GenericSchema<unknown, NotifyRequest> = v.object({
  email: v.pipe(v.string('must be text'), v.trim(), v.check(isEmailAddress, 'must be an email address')),
});

export const iso = (moment: number) => new Date(moment).toISOString();

export const waitingHandlers = [
  http.get('/waiting/opening', () =>
    HttpResponse.json<OpeningAnswer>({ opensAt: iso(store.data.opensAt), now: iso(now()) }),
  ),

  http.post(
    '/waiting/notify',
    once(async ({ request }) => {
      const { email } = await readBody(request, notifySchema);
      const { emails } = store.data;
      if (!emails.some((each) => isSameEmailAddress(each, email))) emails.push(email);
      return HttpResponse.json({});
    }),
  ),

  http.get('/waiting/maintenance', () => {
    const { backAt } = store.data;
    return HttpResponse.json<MaintenanceAnswer>({ isOver: now() >= backAt, backAt: iso(backAt), now: iso(now()) });
  }),
];
