import type { Reply, Family, Flavour, Fate, FuzzServer } from './fuzz-server.testing.ts';
import type { Place, FuzzOrigin } from './fuzz-origin.testing.ts';
import type { SessionStorage } from '../storage/session.storage.ts';
import type { TabHint } from '../tabs/session.tabs.ts';
import type { Session } from '../session.ts';
import type { FuzzTime } from './fuzz-time.testing.ts';

/** One exchange on the wire. */
export interface WireCall {
  id: number;
  tab: FuzzTab;
  url: URL;
  /** Path below the base. */
  path: string;
  /** The request that it was sent for; `null` for the session's own calls. */
  request: TrackedRequest | null;
  token: string | null;
  body: Record<string, unknown>;
  madeAt: number;
  /** `stalled`: the head of an answer has come, and its body never will. */
  state: 'open' | 'answered' | 'stalled' | 'failed' | 'aborted' | 'lost with its tab';
  reply: Reply | null;
  /** The session of its tab when the answer came. */
  endedInEpoch: number | null;
}

/** A request that a screen waits for. */
export interface TrackedRequest {
  id: number;
  tab: FuzzTab;
  flavour: Flavour;
  /** The session when the request was made. */
  epoch: number;
  /** `null` where no token told it: nobody was signed in, or the session was waiting for its first one. */
  family: Family | null;
  /** Latest moment, on the clock of the run, at which it must have settled. */
  deadline: number;
  outcome: 'pending' | 'resolved' | 'rejected';
  settlements: number;
  /** Under which number the session knows it; `null` for an authentication call. */
  ticket: number | null;
  caller: AbortController;
}

/** One tab: the real session, the real HTTP client, and fakes of what a browser gives them. */
export interface FuzzTab extends Place {
  session: Session;
  storage: SessionStorage;
  watchers: Set<(hint: TabHint) => void>;
  isDisposed: boolean;
  /** Whether the page was ever left. */
  isLeft: boolean;
  toasts: number;
  expectedToasts: number;
  request: (flavour: Flavour) => void;
  requestAuth: () => void;
  read: (key: string) => string | null;
}

/** The settings that differ from run to run. */
export interface RunSettings {
  hasLocks: boolean;
  lags: boolean;
  rotates: boolean;
  stored: 'nothing' | 'a session' | 'a refresh token only' | 'half a session';
}

/** Everything a run consists of, and the book that is kept about it. */
export interface FuzzWorld {
  settings: RunSettings;
  time: FuzzTime;
  server: FuzzServer;
  origin: FuzzOrigin;
  /** All tabs ever opened. */
  tabs: FuzzTab[];
  calls: WireCall[];
  requests: TrackedRequest[];
  /** Sessions ended by a sign-out, and logins that were cancelled or replaced by another, with tab and time. */
  farewells: Array<{ tab: FuzzTab; at: number; to: 'session' | 'login'; held: Family | null }>;
  /** When a family's tokens were first stored. */
  storedSince: Map<Family, number>;
  isOffline: boolean;
  /** Whether a tab could not store something: from then on tabs may differ. */
  hasStorageFailed: boolean;
  /** Whether somebody signed in on top of a session that the tab had not heard of: their keys may mix for a moment. */
  hasClashed: boolean;
  /** Whether somebody signed out, the server refused to refresh, or the browser lost what it stored: sessions may end then. */
  hasCauseToEnd: boolean;
  fates: Map<string, Fate[]>;
  trace: string[];
  broken: string[];
  tick: () => number;
  note: (what: string) => void;
  /** An invariant does not hold. */
  breaks: (rule: string, how: string) => void;
  /** Looks again when the current step has come to rest. */
  afterwards: (look: () => void) => void;
  openTab: (isStorageBlocked?: boolean) => FuzzTab;
  familyOf: (tab: FuzzTab) => Family | null;
  takeFate: (path: string) => Fate | null;
  onCall: (call: WireCall) => void;
  onCallEnd: (call: WireCall) => void;
  whileHinted: (tab: FuzzTab, hint: TabHint, tell: () => void) => void;
  checkForSecrets: (where: string, text: string) => void;
}
