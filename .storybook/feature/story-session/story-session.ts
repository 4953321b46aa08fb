import { notify } from '@embarque/design-system';
import { createActor, SimulatedClock, type Snapshot } from 'xstate';
import { createServerMessages } from '../../../admin/src/app/start/server-messages.ts';
import { type AppStateActor, createAppState } from '../../../admin/src/app-state/app-state.ts';
import { connectHttp, salesApi } from '../../../admin/src/http/http.ts';
import { allCalls, callLog } from '../../../admin/src/http/http.log.ts';
import { unreadableLog } from '../../../admin/src/http/response/unreadable.log.ts';
import { persistedPreferences } from '../../../admin/src/preferences/preferences.ts';
import { createSessionApi, type SessionApi } from '../../../admin/src/session/session.api.ts';
import { createRightsWatch } from '../../../admin/src/session/rights.ts';
import { createSessionStorage } from '../../../admin/src/session/storage/session.storage.ts';
import type { TabHint } from '../../../admin/src/session/tabs/session.tabs.ts';
import { createSessionGate } from '../../../admin/src/session/machine/session.gate.ts';
import { createSessionMachine } from '../../../admin/src/session/machine/session.machine.ts';
import type { SessionPorts } from '../../../admin/src/session/machine/session.setup.ts';
import type { Session } from '../../../admin/src/session/session.ts';
import { connectView } from '../../../admin/src/session/view/connect-view.ts';
import { createSafeStorage, type SafeStorage } from '../../../admin/src/storage/storage.ts';
import type { ToolbarGlobals } from '../../toolbar/globals.ts';
import type { Rest } from '../../statechart/recording/rest.ts';
import { openStoryLine } from './story-line.ts';
import { copyOf, memoryArea, restoreCopy, signIn } from './story-storage.ts';
import type { StoryPerson } from '../../toolbar/dials.ts';

export interface StorySession {
  /** Another one for each story that is opened; the same for all that is reopened in it. */
  id: number;
  session: Session;
  api: SessionApi;
  appState: AppStateActor;
  /** The local storage of this story. */
  area: Storage;
  /** The same storage, as the app uses it. */
  storage: SafeStorage;
  /** Sends the hint that another tab or the browser would send. */
  hint: (hint: TabHint) => void;
  close: () => void;
  /** Ends its network while its page is still there, so that nothing that leaving sends reaches the next story. */
  leave: () => Promise<void>;
  /** A copy of the local storage, without the tokens. */
  stored: () => Record<string, string>;
  /** Takes over what the toolbar says about the looks. */
  wear: (toolbar: ToolbarGlobals) => void;
  /**
   * Opens everything again, in place, over such a storage; the session itself begins at the snapshot.
   *
   * @param hold lets what the session's machine does wait
   */
  reopen: (stored: Record<string, string>, snapshot: Snapshot<unknown> | undefined, hold: Rest['hold']) => void;
  /** Opens everything again, with the session held at the snapshot: no time passes, and no lock is granted. */
  rest: (snapshot: Snapshot<unknown>) => void;
}

let opened = 0;

const EMAILS = { admin: 'admin@demo.com', client: 'client@demo.com' };

/** A real session and a real HTTP client over a storage of its own and the fake server. */
export function openStorySession(person: StoryPerson): StorySession {
  const area = memoryArea();
  if (person !== 'nobody') signIn(area, EMAILS[person]);
  opened += 1;
  unreadableLog.clear();
  const story: StorySession = {
    id: opened,
    area,
    ...openOver(area),
    stored: () => copyOf(area),
    wear(looks) {
      choose(story.storage, looks);
      dispatchEvent(new StorageEvent('storage'));
    },
    reopen(stored, snapshot, hold) {
      story.close();
      restoreCopy(area, stored);
      Object.assign(story, openOver(area, { snapshot, hold }));
    },
    rest(snapshot) {
      story.close();
      Object.assign(story, openOver(area, { snapshot, isAtRest: true }));
    },
  };
  return story;
}

interface Opening {
  snapshot?: Snapshot<unknown> | undefined;
  isAtRest?: boolean;
  hold?: Rest['hold'];
}

function openOver(area: Storage, { isAtRest = false, ...opening }: Opening = {}) {
  const storage = createSafeStorage(() => area);
  const listeners = new Set<(hint: TabHint) => void>();
  const appState = createAppState();
  const messages = createServerMessages(appState, notify.lines);
  const onNotifications = messages.show;
  const api = createSessionApi({ http: salesApi, loginToken: 'story', onNotifications });
  const ports: SessionPorts = {
    ...api,
    storage: createSessionStorage(storage, () => crypto.randomUUID()),
    tabs: {
      requestLock(onGranted) {
        if (!isAtRest) queueMicrotask(onGranted);
        return () => undefined;
      },
      announce: () => undefined,
      watch: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
    },
    now: () => performance.now(),
    random: () => 0.5,
  };
  const session = openSession(ports, { isAtRest, ...opening });
  messages.forgetWithEachAttempt(session);
  connectView(session, appState);
  const line = openStoryLine();
  callLog.clear();
  allCalls.clear();
  notify.clear();
  connectHttp({
    gate: session.gate,
    onRights: createRightsWatch({ session, api, storage }),
    fetch: line.fetch,
    demoFetch: line.fetch,
    onNotifications,
    onStart: () => appState.send({ type: 'call started' }),
    onSettled: () => appState.send({ type: 'call settled' }),
  });
  const hint = (hinted: TabHint) => listeners.forEach((listener) => listener(hinted));
  return { session, api, appState, storage, hint, close: session.dispose, leave: line.close };
}

/** Like the app's own, and able to begin in the middle: then this tab has read its storage before. */
function openSession(ports: SessionPorts, { snapshot, isAtRest, hold = asItIs }: Opening): Session {
  if (snapshot && ports.storage.assess() === 'other session') {
    ports.storage.adopt();
    ports.storage.hold();
  }
  const actor = createActor(hold(createSessionMachine(ports)), {
    ...(snapshot && { snapshot }),
    ...(isAtRest && { clock: new SimulatedClock() }),
  });
  const gate = createSessionGate(actor, ports.storage);
  actor.start();
  return {
    actor,
    gate,
    dispose() {
      gate.close();
      actor.stop();
    },
  };
}

const asItIs: Rest['hold'] = (machine) => machine;

/** The toolbar is what this person prefers; in the story they may change their mind. */
function choose(storage: SafeStorage, { skin, direction, language }: ToolbarGlobals) {
  persistedPreferences.skin.in(storage).write(skin);
  persistedPreferences.direction.in(storage).write(direction);
  persistedPreferences.language.in(storage).write(language);
}
