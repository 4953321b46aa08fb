import type { Snapshot } from 'xstate';

type Fields = Record<string, unknown>;

interface PersistedMachine {
  context: Fields;
  children: Record<string, { snapshot: { input?: unknown } }>;
}

/**
 * A snapshot in which a machine can begin on the page that is mounted now: what cannot be written as data, such as the outbox or a
 * storage, is that page's own.
 *
 * @param input what the page gives the machine
 */
export function withLiving(snapshot: Snapshot<unknown> | undefined, input: unknown): Snapshot<unknown> | undefined {
  if (!snapshot) return undefined;
  const living = livingIn(input);
  const { context, children } = snapshot as Snapshot<unknown> & PersistedMachine;
  const renew = <Part>(part: Part): Part => (isFields(part) ? { ...part, ...living } : part);
  const renewed: PersistedMachine = {
    context: renew(context),
    children: Object.fromEntries(
      Object.entries(children).map(([id, child]) => {
        const { snapshot: inner } = child;
        return [id, 'input' in inner ? { ...child, snapshot: { ...inner, input: renew(inner.input) } } : child];
      }),
    ),
  };
  return { ...snapshot, ...renewed };
}

/** The fields of a machine's context or input that are no data. */
export function livingIn(fields: unknown): Fields {
  return isFields(fields) ? Object.fromEntries(Object.entries(fields).filter(([, value]) => !isData(value))) : {};
}

function isData(value: unknown): boolean {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
