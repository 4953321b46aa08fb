import type { AnyActorLogic, AnyActorRef, AnyEventObject, AnyStateMachine } from 'xstate';

/** Lets what machines have invoked wait with its work, while a moment that somebody returned to is looked at. */
export class Rest {
  #awake: Promise<void> | null = null;
  #end = () => {};

  begin() {
    // Work that waits already belongs to a moment that was left, and must never start.
    this.#awake = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  end() {
    this.#awake = null;
    this.#end();
  }

  /** The same machine, with work that waits. */
  hold = <Machine extends AnyStateMachine>(machine: Machine): Machine => {
    const actors = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>);
    return machine.provide({
      actors: Object.fromEntries(actors.map(([name, logic]) => [name, this.#heldLogic(logic)])),
    }) as Machine;
  };

  #heldLogic(logic: AnyActorLogic): AnyActorLogic {
    if (isMachine(logic)) return this.hold(logic);
    if (!logic.start) return logic;
    const mail = new WeakMap<AnyActorRef, AnyEventObject[]>();

    const start: AnyActorLogic['start'] = (snapshot, scope) => {
      if (!this.#awake) return logic.start?.(snapshot, scope);
      mail.set(scope.self, []);
      void this.#awake.then(() => {
        const waiting = mail.get(scope.self) ?? [];
        mail.delete(scope.self);
        if (scope.self.getSnapshot().status !== 'active') return;
        logic.start?.(snapshot, scope);
        for (const event of waiting) scope.self.send(event);
      });
    };
    // Work that has not begun can take no event.
    const transition: AnyActorLogic['transition'] = (snapshot, event, scope) => {
      const waiting = mail.get(scope.self);
      if (!waiting) return logic.transition(snapshot, event, scope);
      if (event.type === 'xstate.stop') return { ...snapshot, status: 'stopped', error: undefined };
      waiting.push(event);
      return snapshot;
    };
    return { ...logic, start, transition };
  }
}

const isMachine = (logic: AnyActorLogic): logic is AnyStateMachine => 'provide' in logic;
