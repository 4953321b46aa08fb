import { type Host, start } from '../../server/http-host.ts';
import { salesApiControls } from './sales-api.controls.ts';
import { createSalesApi, type SalesApi, type SalesApiOptions } from '../sales-api.handlers.ts';

export interface SalesApiServerOptions extends Omit<SalesApiOptions, 'base'> {
  /** Port on 127.0.0.1; 0 takes any free one. */
  port: number;
}

/** A sales API that is reached over real HTTP. */
export interface SalesApiServer extends Host {
  /** The same API from the inside, for tests that share its process. */
  api: SalesApi;
}

/** Serves a sales API of its own, with its controls below `/__`. */
export async function startSalesApi({ port, ...options }: SalesApiServerOptions): Promise<SalesApiServer> {
  const api = createSalesApi({ ...options, base: '' });
  const host = await start({
    port,
    handlers: [...salesApiControls(api), ...api.handlers],
    onOwnAnswer: ({ method, path, status }) => {
      api.log.open(method, path).status = status;
    },
  });
  return { ...host, api };
}
