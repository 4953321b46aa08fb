import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateNode, transition } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { pathOf } from '#storybook/statechart/chart/chart.ts';
import { sourceName } from '#storybook/statechart/chart/chart.words.ts';
import type { Exploration } from '#storybook/statechart/walk/explore.ts';

/** The actor that waits for an entry, by its name in the machines. */
const WAIT = 'await entry';

/** All that ends the wait of that actor. */
const ENDS = ['confirmed', 'undone', 'refused'] as const;

type Step = Exploration['steps'][number];

interface OutboxChange {
  type: string;
  entry: { id: string };
}

/** The states that wait for an entry of the outbox and stay when it comes to one of its outcomes, as sentences. */
export function deadEndsIn(exploration: Exploration): string[] {
  const { steps } = exploration;
  return [...new Set([...steps.flatMap(missedChanges), ...missedEnds(exploration)])];
}

/** A state that one entry alone leads out of, told by its id, waits for that entry. */
function missedChanges({ from, event, to }: Step): string[] {
  const change = outcomeIn(event);
  const left = change ? leavesLeft(from, to) : [];
  if (!change || left.length === 0) return [];
  const after = (next: object) => leavesLeft(from, transition(from.machine, from, changed(next))[0]);
  const { entry } = change;
  const leftForAnother = after({ ...change, entry: { ...entry, id: 'of nobody' } });
  const waiting = left.filter((node) => !leftForAnother.includes(node));
  const outcomes = [
    { type: 'confirmed', entry, response: {} },
    { type: 'rolled back', entry, error: new Error('The server is busy.') },
    { type: 'undone', entry },
    { type: 'entries changed', dropped: [entry] },
  ];
  return waiting.flatMap((node) =>
    outcomes.filter((next) => !after(next).includes(node)).map(({ type }) => `${pathOf(node)} stays when ${type}`),
  );
}

/** States that stay when the wait that they invoke is over, or whose walk leaves an end out. */
function missedEnds({ machine, steps }: Exploration): string[] {
  const nodes = getStateNodes(machine.root).filter((node) => waitsOf(node).length > 0);
  return nodes.flatMap((node) => {
    const types = waitsOf(node).flatMap(({ id }) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]);
    const left = steps.filter(
      ({ from, event, to }) => types.includes(event.type) && leavesLeft(from, to).includes(node),
    );
    const ends = new Set(left.map(({ event }) => endIn(event)));
    return ENDS.filter((end) => !ends.has(end)).map((end) => `${pathOf(node)} stays when ${end}`);
  });
}

const changed = (change: object | null) => ({ type: 'outbox changed', entries: [], change });

function outcomeIn(event: AnyEventObject): OutboxChange | null {
  const change = event.type === 'outbox changed' ? (event as { change?: OutboxChange | null }).change : null;
  return change?.type === 'confirmed' || change?.type === 'rolled back' ? change : null;
}

const endIn = ({ type, output }: AnyEventObject) =>
  type.startsWith('xstate.error.') ? 'refused' : (output as { type: string }).type;

const waitsOf = ({ invoke }: AnyStateNode) => invoke.filter((invocation) => sourceName(invocation) === WAIT);

/** The innermost states that are no longer active. */
const leavesLeft = ({ _nodes: before }: AnyMachineSnapshot, { _nodes: after }: AnyMachineSnapshot): AnyStateNode[] =>
  before.filter((node) => Object.keys(node.states).length === 0 && !after.includes(node));
