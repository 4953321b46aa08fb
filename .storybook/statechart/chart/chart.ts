import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { actionNames, eventWords, guardName, sourceName } from './chart.words.ts';

/** A machine as data: it can be drawn, written down and sent between frames. */
export interface Chart {
  /** Id of the machine. */
  id: string;
  /** The machine itself first, then every state in the order of the definition. */
  states: ChartState[];
  transitions: ChartTransition[];
}

export interface ChartState {
  /** Names from the outermost state to this one, joined by dots; empty for the machine itself. */
  path: string;
  name: string;
  /** Path of the state around this one; `null` for the machine itself. */
  parent: string | null;
  kind: AnyStateNode['type'];
  /** Path of the state that is entered first. */
  initial: string | null;
  description: string;
  /** Names of the actors that run in this state. */
  actors: string[];
  /** Number of the states inside, where the drawing shows them as this one. */
  inside?: number;
}

export interface ChartTransition {
  /** The same for as long as the definition is: source, event, and which of its answers. */
  id: string;
  /** Path of the state that it leaves. */
  source: string;
  /** Paths of the states that it leads to; none for one that stays where it is. */
  targets: string[];
  /** Type of the event; empty for one that is taken at once. */
  event: string;
  /** The event as people say it. */
  words: string;
  guard: string | null;
  actions: string[];
}

/** Reads a machine's definition. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = [machine.root, ...getStateNodes(machine.root)].toSorted((one, other) => one.order - other.order);
  return { id: machine.id, states: nodes.map(stateOf), transitions: nodes.flatMap(transitionsOf) };
}

/** A state's path in its machine, in the form of `ChartState.path`. */
export function pathOf({ path }: { path: string[] }): string {
  return path.join('.');
}

/** The answers of a state to events, in the order in which they are tried. */
export function definitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...(node.always ?? []), ...[...node.transitions.values()].flat()];
}

/** The id of a transition in the chart. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const answers = definitionsOf(source).filter((other) => other.eventType === eventType);
  return `${pathOf(source)}|${eventType}|${answers.indexOf(transition)}`;
}

/** Paths of the states that are active, outermost first. */
export function activePaths(nodes: readonly AnyStateNode[]): string[] {
  return nodes
    .map((node) => ({ path: pathOf(node), order: node.order }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ path }) => path);
}

function stateOf(node: AnyStateNode): ChartState {
  const first = node.type === 'compound' ? node.initial.target[0] : undefined;
  return {
    path: pathOf(node),
    name: node.key,
    parent: node.parent ? pathOf(node.parent) : null,
    kind: node.type,
    initial: first ? pathOf(first) : null,
    description: node.description ?? '',
    actors: node.invoke.map(sourceName),
  };
}

function transitionsOf(node: AnyStateNode): ChartTransition[] {
  return definitionsOf(node).map((transition) => ({
    id: transitionId(transition),
    source: pathOf(node),
    targets: (transition.target ?? []).map(pathOf),
    event: transition.eventType,
    words: eventWords(transition.eventType, node.machine.root),
    guard: guardName(transition.guard),
    actions: actionNames(transition.actions),
  }));
}
