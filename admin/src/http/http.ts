import { config } from '../config.ts';
import { createHttp, type Http, type HttpSettings } from './http.client.ts';
import type { SessionGate } from './http.gate.ts';
import { allCalls, callLog } from './http.log.ts';
import { type DemoListeners, demoSteps, type SalesListeners, salesSteps } from './http.steps.ts';

interface Connections extends Required<Pick<DemoListeners & SalesListeners, 'onNotifications' | 'onRights' | 'view'>> {
  gate: SessionGate | null;
  fetch: HttpSettings['fetch'];
  /** Network of the template modules: the fake API. */
  demoFetch: HttpSettings['fetch'];
  onStart: () => void;
  onSettled: () => void;
  /** This tab as the fake API knows it: there each tab is a device. */
  device: NonNullable<DemoListeners['device']>;
  /** Called when the server has signed this device out. */
  onRevoked: () => void;
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
  get fetch() {
    return connected.fetch;
  },
  steps: salesSteps({
    gate: () => connected.gate,
    view: () => connected.view(),
    onNotifications: (notifications) => connected.onNotifications(notifications),
    onRights: (response) => connected.onRights(response),
    onStart: () => connected.onStart(),
    onCall: (call) => {
      callLog.add(call);
      allCalls.add(call);
      connected.onSettled();
    },
  }),
});

/** Requests of the template modules to the page's origin, without a session: no token of the sales API goes with them. */
export const demoApi: Http = createHttp({
  get base() {
    return location.origin;
  },
  authScheme: null,
  get fetch() {
    return connected.demoFetch;
  },
  steps: demoSteps({
    view: () => connected.view(),
    device: () => connected.device(),
    onNotifications: (notifications) => connected.onNotifications(notifications),
    onRevoked: () => connected.onRevoked(),
    onStart: () => connected.onStart(),
    onCall: (call) => {
      allCalls.add(call);
      connected.onSettled();
    },
  }),
});
