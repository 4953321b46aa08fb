import type { AnyActorLogic, AnyStateMachine } from 'xstate';

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
    const start: AnyActorLogic['start'] = (snapshot, scope) => {
      if (!this.#awake) return logic.start?.(snapshot, scope);
      void this.#awake.then(() => {
        if (scope.self.getSnapshot().status === 'active') logic.start?.(snapshot, scope);
      });
    };
    return { ...logic, start };
  }
}

const isMachine = (logic: AnyActorLogic): logic is AnyStateMachine => 'provide' in logic;
