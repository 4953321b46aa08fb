import { createActor } from 'xstate';
import type { SessionGate } from '../http/http.gate.ts';
import { createSessionGate } from './machine/session.gate.ts';
import { createSessionMachine, type SessionActor } from './machine/session.machine.ts';
import type { SessionPorts } from './machine/session.setup.ts';

export interface Session {
  actor: SessionActor;
  /** The HTTP client asks it before it sends and after a 401. */
  gate: SessionGate;
  /** Stops timers and listeners, releases the lock, and rejects waiting requests. */
  dispose: () => void;
}

/** Create one per page. */
export function createSession(ports: SessionPorts): Session {
  const actor = createActor(createSessionMachine(ports));
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
