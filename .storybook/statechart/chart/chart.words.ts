import type { AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** A name, a name with what it is asked, or code without a name. */
type Named = string | { type: string; params?: unknown } | ((...given: never[]) => unknown);

/** The name of a guard as people say it, e.g. "storage shows: gone"; `null` when there is none. */
export function guardName(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null;
  const parts = typeof guard === 'function' && 'guards' in guard ? guard.guards : null;
  if (Array.isArray(parts)) return joined(guard, parts);
  return nameOf(guard as Named) ?? 'condition without a name';
}

/** Names of actions; what only keeps something in the context and has no name of its own is left out. */
export function actionNames(actions: readonly unknown[]): string[] {
  return actions.flatMap((action) => nameOf(action as Named) ?? []);
}

/** The name of the actor that an invocation runs. */
export function sourceName({ src }: { src: unknown }): string {
  return typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : 'actor without a name';
}

/** An event as people say it: "load is done", "after 250 ms", "at once". */
export function eventWords(type: string, root: AnyStateNode): string {
  if (type === '') return 'at once';
  if (type === '*') return 'anything else';
  if (type === 'xstate.init') return 'start';
  if (type === 'xstate.stop') return 'stop';
  return answerWords(type, root) ?? delayWords(type, root) ?? type;
}

function answerWords(type: string, root: AnyStateNode): string | null {
  const [, outcome, kind, id] = /^xstate\.(done|error|snapshot)\.(actor|state)\.(.+)$/.exec(type) ?? [];
  if (!outcome || !id) return null;
  const actor = kind === 'actor' ? invocations(root).find((invocation) => invocation.id === id) : undefined;
  const name = actor ? sourceName(actor) : (id.split('.').at(-1) ?? id);
  return { done: `${name} is done`, error: `${name} failed`, snapshot: `${name} moved on` }[outcome] ?? null;
}

function delayWords(type: string, root: AnyStateNode): string | null {
  const rest = /^xstate\.after\.(.+)$/.exec(type)?.[1];
  if (!rest) return null;
  const owner = nodesOf(root).find(({ id }) => rest.endsWith(`.${id}`));
  const delay = owner ? rest.slice(0, -owner.id.length - 1) : rest;
  const ms = Number(delay);
  if (Number.isNaN(ms)) return `after ${delay}`.replace('after until', 'after the time until');
  return ms >= 1000 ? `after ${ms / 1000} s` : `after ${ms} ms`;
}

const nodesOf = (root: AnyStateNode) => [root, ...getStateNodes(root)];
const invocations = (root: AnyStateNode) => nodesOf(root).flatMap(({ invoke }) => invoke);

function nameOf(named: Named): string | null {
  if (typeof named === 'string') return named;
  if (typeof named === 'function') return 'type' in named && named.type === 'xstate.emit' ? 'tell the page' : null;
  return typeof named.params === 'string' ? `${named.type}: ${named.params}` : named.type;
}

function joined(guard: object, parts: readonly unknown[]): string {
  const kind = 'check' in guard && typeof guard.check === 'function' ? guard.check.name : '';
  const names = parts.map((part) => guardName(part) ?? 'always');
  if (kind === 'checkNot') return `not ${names.join()}`;
  return names.join(kind === 'checkOr' ? ' or ' : ' and ');
}
