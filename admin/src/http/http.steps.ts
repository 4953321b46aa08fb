import { serialise } from './steps/call/body.step.ts';
import { repeatSafely } from './steps/call/idempotency.step.ts';
import { limitTime } from './steps/call/limit.step.ts';
import { logCalls, type LogListeners } from './steps/call/log.step.ts';
import { type NotificationsListener, settle } from './steps/call/settle.step.ts';
import type { Step } from './steps/http.step.ts';
import { type CurrentDevice, endRevoked, nameDevice } from './steps/identity/device.step.ts';
import { type RightsListener, watchRights } from './steps/identity/rights.step.ts';
import { type CurrentGate, enterSession, sendInSession } from './steps/identity/session.step.ts';
import { type CurrentView, nameView, refuseChanges } from './steps/identity/view.step.ts';

interface Listeners extends LogListeners {
  view?: CurrentView;
  onNotifications: NotificationsListener;
}

export interface SalesListeners extends Listeners {
  gate: CurrentGate;
  onRights?: RightsListener;
}

export interface DemoListeners extends Listeners {
  device?: CurrentDevice;
  onRevoked?: () => void;
}

const none = () => null;
const ignore = () => undefined;

/** The steps of the sales API: a session heals its 401s. */
export const salesSteps = ({
  gate,
  view = none,
  onNotifications,
  onRights = ignore,
  ...log
}: SalesListeners): Step[] => [
  refuseChanges(view),
  logCalls(log),
  limitTime,
  enterSession(gate),
  serialise,
  repeatSafely(),
  settle(onNotifications),
  watchRights(onRights),
  sendInSession,
];

/** The steps of the template modules' API: it knows the devices of a person and the view as somebody else. */
export const demoSteps = ({
  view = none,
  device = none,
  onNotifications,
  onRevoked = ignore,
  ...log
}: DemoListeners): Step[] => [
  refuseChanges(view),
  logCalls(log),
  limitTime,
  nameView(view),
  nameDevice(device),
  serialise,
  repeatSafely(),
  settle(onNotifications),
  endRevoked(device, onRevoked),
];
