import type { MaintenanceAnswer, OpeningAnswer } from '@embarque/mocks/waiting/contract';
import * as v from 'valibot';
import { demoApi } from '../../http/http.ts';
import { parseAnswer } from '../../http/response/http.answer.ts';

const OPENING = '/waiting/opening';
const MAINTENANCE = '/waiting/maintenance';

const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

const openingSchema: v.GenericSchema<unknown, OpeningAnswer> = v.object({ opensAt: moment, now: moment });
const maintenanceSchema: v.GenericSchema<unknown, MaintenanceAnswer> = v.object({
  isOver: v.boolean(),
  backAt: moment,
  now: moment,
});

/** A moment of the server on the clock of this device, in milliseconds: the server's time decides. */
const here = (text: string, serverNow: string) => Date.now() + Date.parse(text) - Date.parse(serverNow);

/** Calls of the pages that wait for something. They reject with an `HttpError`. */
export const waitingCalls = {
  /** When it opens, on the clock of this device. */
  opening: async (_: null, signal: AbortSignal): Promise<number> => {
    const { opensAt, now } = parseAnswer(OPENING, openingSchema, await demoApi.get(OPENING, { signal }));
    return here(opensAt, now);
  },

  notify: async (email: string): Promise<void> => {
    await demoApi.post('/waiting/notify', { email }, { isCreation: true });
  },

  maintenance: async (_: null, signal: AbortSignal): Promise<{ isOver: boolean; backAt: number }> => {
    const { isOver, backAt, now } = parseAnswer(
      MAINTENANCE,
      maintenanceSchema,
      await demoApi.get(MAINTENANCE, { signal, isBackground: true }),
    );
    return { isOver, backAt: here(backAt, now) };
  },
};
