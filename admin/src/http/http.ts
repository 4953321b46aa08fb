import { config } from '../config.ts';
import { createHttp, type Http, type HttpSettings } from './http.client.ts';
import { allCalls, callLog } from './http.log.ts';

interface Connections extends Pick<HttpSettings, 'gate' | 'fetch' | 'onNotifications'> {
  /** Network of the template modules: the fake API. */
  demoFetch: HttpSettings['fetch'];
  onStart: () => void;
  onSettled: () => void;
  onRights: NonNullable<HttpSettings['onRights']>;
  /** The view as someone else in which calls are made: it lets none of them change anything. */
  view: NonNullable<HttpSettings['view']>;
  /** This tab as the fake API knows it: there each tab is a device. */
  device: NonNullable<HttpSettings['device']>;
  onRevoked: NonNullable<HttpSettings['onRevoked']>;
}

const ignore = () => undefined;
const connected: Connections = {
  gate: null,
  fetch: undefined,
  demoFetch: undefined,
  onNotifications: ignore,
  onStart: ignore,
  onSettled: ignore,
  onRights: ignore,
  view: () => null,
  device: () => null,
  onRevoked: ignore,
};

/** Connects the instances to session, network and listeners: once at start, and for each story or test. */
export function connectHttp(connections: Partial<Connections>) {
  Object.assign(connected, connections);
}

/** The product's own sales API (specification §7). */
export const salesApi: Http = createHttp({
  base: config.salesApiBase,
  authScheme: config.authScheme,
  get gate() {
    return connected.gate;
  },
  get fetch() {
    return connected.fetch;
  },
  isReadOnly: () => connected.view() !== null,
  onNotifications: (notifications) => connected.onNotifications(notifications),
  onStart: () => connected.onStart(),
  onRights: (response) => connected.onRights(response),
  onCall: (call) => {
    callLog.add(call);
    allCalls.add(call);
    connected.onSettled();
  },
});

/** Requests of the template modules to the page's origin, without a session: no token of the sales API goes with them. */
export const demoApi: Http = createHttp({
  get base() {
    return location.origin;
  },
  authScheme: null,
  gate: null,
  get fetch() {
    return connected.demoFetch;
  },
  device: () => connected.device(),
  onRevoked: () => connected.onRevoked(),
  isReadOnly: () => connected.view() !== null,
  view: () => connected.view(),
  onNotifications: (notifications) => connected.onNotifications(notifications),
  onStart: () => connected.onStart(),
  onCall: (call) => {
    allCalls.add(call);
    connected.onSettled();
  },
});
