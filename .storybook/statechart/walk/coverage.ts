import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { definitionsOf, pathOf, transitionId } from '../chart/chart.ts';
import { guardName } from '../chart/chart.words.ts';
import type { Exploration, Step } from './explore.ts';

/** How much of something was walked, and what was not. */
export interface Walked {
  all: number;
  missing: string[];
}

export interface Coverage {
  states: Walked;
  transitions: Walked;
  /** Each guard of each transition counts twice: let through, and held back. */
  guards: Walked;
}

/** Measures a walk against the definition of its machine. */
export function measure({ machine, beginnings, steps }: Exploration): Coverage {
  const nodes = [machine.root, ...getStateNodes(machine.root)];
  const definitions = nodes.flatMap(definitionsOf);
  const guarded = definitions.filter(({ guard }) => guard !== undefined);
  const transitions = steps.flatMap(({ microsteps }) => microsteps.flatMap(({ _transitions }) => _transitions));
  const taken = new Set(transitions.filter(isDefined).map(identify));
  const held = new Set([...steps.flatMap(heldBack), ...beginnings.flatMap(unmoved)].map(identify));
  const visited = new Set([...beginnings, ...steps.map(({ to }) => to)].flatMap(({ _nodes }) => _nodes).map(pathOf));
  const passed = new Set(transitions.map(({ source }) => pathOf(source)));

  return {
    states: walked(nodes.map(pathOf), (path) => visited.has(path) || passed.has(path)),
    transitions: walked(definitions.map(identify), (id) => taken.has(id)),
    guards: walked(
      guarded.flatMap((one) => [`${identify(one)} lets through`, `${identify(one)} holds back`]),
      (claim) => {
        const isTaken = claim.endsWith('lets through');
        return (isTaken ? taken : held).has(claim.replace(/ (lets through|holds back)$/, ''));
      },
    ),
  };
}

const walked = (all: readonly string[], isWalked: (one: string) => boolean): Walked => ({
  all: all.length,
  missing: all.filter((one) => !isWalked(one)),
});

function identify(transition: AnyTransitionDefinition): string {
  const guard = guardName(transition.guard);
  return `${transitionId(transition)}${guard ? ` if ${guard}` : ''}`;
}

/** The guarded transitions that were asked in a step and did not let through. */
function heldBack({ from, to, microsteps }: Step): AnyTransitionDefinition[] {
  const asked = microsteps.flatMap(({ event, _transitions: taken }, index) => {
    const before = index === 0 ? from : (microsteps[index - 1]?.snapshot as AnyMachineSnapshot);
    const isAtOnce = taken.some(({ eventType }) => eventType === '');
    return isAtOnce
      ? taken.flatMap(triedBefore)
      : chains(before).flatMap((chain) => heldInChain(chain, event.type, taken));
  });
  return [...asked, ...unmoved(to)].filter(({ guard }) => guard !== undefined);
}

/** From each innermost active state outwards: the first answer that lets through ends the asking. */
function heldInChain(
  chain: readonly AnyStateNode[],
  type: string,
  taken: readonly AnyTransitionDefinition[],
): AnyTransitionDefinition[] {
  const held: AnyTransitionDefinition[] = [];
  for (const node of chain) {
    // A state is asked only when nothing inside it has answered.
    if (taken.some(({ source }) => source !== node && outwards(source).includes(node))) return held;
    const answers = node.transitions.get(type) ?? [];
    const winner = answers.findIndex((answer) => taken.includes(answer));
    held.push(...(winner === -1 ? answers : answers.slice(0, winner)));
    if (winner !== -1) return held;
  }
  return held;
}

function chains({ _nodes }: AnyMachineSnapshot): AnyStateNode[][] {
  return _nodes.filter((node) => Object.keys(node.states).length === 0).map(outwards);
}

function outwards(node: AnyStateNode): AnyStateNode[] {
  return node.parent ? [node, ...outwards(node.parent)] : [node];
}

/** The transitions that a state would take at once if their guards allowed it. */
const unmoved = ({ _nodes }: AnyMachineSnapshot) => _nodes.flatMap(({ always = [] }) => always);

function triedBefore(transition: AnyTransitionDefinition): AnyTransitionDefinition[] {
  const { always = [] } = transition.source;
  return always.slice(0, always.indexOf(transition));
}

/** The transition into the first state has no place in the definition. */
const isDefined = ({ eventType }: AnyTransitionDefinition) => eventType !== undefined && eventType !== null;
