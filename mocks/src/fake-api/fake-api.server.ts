import { http, type HttpHandler } from 'msw/http';
import { seedChances } from '../lib/time/clock.ts';
import { type Host, start } from '../server/http-host.ts';
import { handlers } from '../index.ts';
import { createSalesApi } from '../sales-api/sales-api.handlers.ts';
import { enterWorld, type World } from '../lib/sample/world.ts';
import { serverOf } from '../server-of.ts';

/** Keeps the sales API apart from the template modules' requests, which have some of its paths too. */
export const SALES_API_PREFIX = '/sales-api';

export interface FakeApiOptions extends World {
  /** Port on 127.0.0.1; 0 takes any free one. */
  port: number;
}

/**
 * Serves all demo calls as real HTTP, and the sales API below its prefix. There is one of them in a process: it shares its data with
 * every other host there.
 */
export async function startFakeApi({ port, ...world }: FakeApiOptions): Promise<Host> {
  const reset = () => {
    seedChances(world.seed || undefined);
    enterWorld(world);
  };
  reset();
  const controls = fakeApiControls(reset);
  return start({
    port,
    handlers: [...controls, ...createSalesApi({ base: SALES_API_PREFIX }).handlers, serverOf(() => handlers)],
  });
}

/** The strings behind it, for people and scripts that use it. */
export function fakeApiControls(reset: () => void): HttpHandler[] {
  return [
    http.post('/__reset', () => {
      reset();
      return new Response(null, { status: 204 });
    }),
  ];
}
