import { getStateNodes } from 'xstate/graph';
import { describe, expect, it } from 'vitest';
import { REQUESTS_WAIT } from '../refresh/session.refreshing.ts';
import { exploreSession, type Happening, type Step } from './session.graph.testing.ts';

const { machine, map, steps, transitionsTaken, statesVisited } = exploreSession();

/** The steps that break a rule, as short texts: an empty list is what a test wants. */
function breaking(isBroken: (step: Step) => boolean, among: readonly Step[] = steps): string[] {
  return among.filter(isBroken).slice(0, 5).map(describeStep);
}

function describeStep({ from, happening, to, effects }: Step): string {
  const [before, after] = [from, to].map(({ value, context }) => `${JSON.stringify(value)} ${context.waiting.length}`);
  return `${before} -- ${JSON.stringify(happening)} -> ${after}, ${JSON.stringify(effects)}`;
}

const stepsBy = (type: Happening['type']) => steps.filter(({ happening }) => happening.type === type);
const idsOf = (list: ReadonlyArray<{ id: number }>) => list.map(({ id }) => id);

describe('every path through the session machine', () => {
  it('reaches every state', () => {
    const states = getStateNodes(machine).map(({ id }) => id);

    expect(states.filter((id) => !statesVisited.has(id))).toEqual([]);
  });

  it('reaches every transition', () => {
    const nodes = [machine.root, ...getStateNodes(machine)];
    const transitions = nodes.flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]);
    const missing = transitions.filter((transition) => !transitionsTaken.has(transition));

    expect(
      missing.map(({ source, eventType, guard }) => `${source.id}: ${eventType} ${JSON.stringify(guard)}`),
    ).toEqual([]);
  });

  it('stays out of errors', () => {
    expect(breaking(({ to }) => to.status !== 'active')).toEqual([]);
  });
});

describe('no state is a dead end (I20)', () => {
  it('because a sign-out leads from each to signed out', () => {
    expect(breaking(({ to }) => !to.matches({ signedOut: 'idle' }), stepsBy('sign-out requested'))).toEqual([]);
  });

  it('because a sign-in leads from each to the login call, and a good answer to signed in', () => {
    expect(breaking(({ to }) => !to.matches({ signedOut: 'submitting' }), stepsBy('sign-in requested'))).toEqual([]);

    const answered = steps.filter(
      ({ from, happening }) =>
        from.matches({ signedOut: 'submitting' }) && happening.type.startsWith('xstate.done.actor'),
    );
    expect(answered).not.toEqual([]);
    expect(breaking(({ to }) => !to.matches('signedIn'), answered)).toEqual([]);
  });

  it('because each state in which requests wait is left by a delay or by an answer', () => {
    const waiting = getStateNodes(machine).filter(({ tags, always }) => tags.includes(REQUESTS_WAIT) && !always);
    const endless = waiting.filter(
      ({ transitions }) => ![...transitions.keys()].some((type) => type.startsWith('xstate.')),
    );

    expect(waiting).not.toEqual([]);
    expect(endless.map(({ id }) => id)).toEqual([]);
  });
});

describe('requests', () => {
  it('wait only while a refresh runs (I9)', () => {
    expect(breaking(({ to }) => to.context.waiting.length > 0 && !to.hasTag(REQUESTS_WAIT))).toEqual([]);
  });

  it('leave in the order in which they came (I9)', () => {
    const isOutOfOrder = ({ from, happening, to, effects }: Step) => {
      const withdrawn = happening.type === 'request withdrawn' ? happening.id : null;
      const asked = 'ticket' in happening ? happening.ticket.id : null;
      const left = [...effects.messages.flatMap(({ ids }) => ids), ...idsOf(to.context.waiting)];
      const expected = idsOf(from.context.waiting).filter((id) => id !== withdrawn);
      return JSON.stringify(left.filter((id) => id !== asked)) !== JSON.stringify(expected);
    };

    expect(breaking(isOutOfOrder)).toEqual([]);
  });

  it('are answered once for each time they ask, so that none is sent more than twice (I4)', () => {
    const answersOf = ({ happening, to, effects }: Step) => {
      const asked = 'ticket' in happening ? happening.ticket.id : null;
      const settled = [...effects.messages.flatMap(({ ids }) => ids), ...idsOf(to.context.waiting)];
      return settled.filter((id) => id === asked).length;
    };

    expect(
      breaking((step) => answersOf(step) !== 1, [...stepsBy('request held'), ...stepsBy('request refused')]),
    ).toEqual([]);
    expect(breaking((step) => answersOf(step) !== 0, stepsBy('retry refused'))).toEqual([]);
  });
});

describe('the stored session', () => {
  it('is gone after a sign-out (I10)', () => {
    const keepsSomething = ({ to, effects }: Step) =>
      to.context.identity !== null || to.context.waiting.length > 0 || effects.storageCalls.at(-1) !== 'clear';

    expect(breaking(keepsSomething, stepsBy('sign-out requested'))).toEqual([]);
  });

  it('is written by the answer of the running login, and by the answer of the running refresh while it is the same session', () => {
    const isAllowed = ({ from, happening }: Step, call: string) => {
      const isAnswer = happening.type.startsWith('xstate.done.actor');
      if (call === 'open') return isAnswer && from.matches({ signedOut: 'submitting' });
      if (call === 'commit')
        return isAnswer && from.matches({ signedIn: { refreshing: 'requesting' } }) && happening.shown.isHeldStored;
      return true;
    };

    expect(breaking((step) => step.effects.storageCalls.some((call) => !isAllowed(step, call)))).toEqual([]);
  });

  it('has no identity once the session has ended', () => {
    expect(breaking(({ to }) => to.matches('signedOut') && to.context.identity !== null)).toEqual([]);
    expect(breaking(({ to }) => to.matches('signedIn') && to.context.identity === null)).toEqual([]);
  });
});

it('holds the lock exactly while it refreshes (I21), and calls the server only in there (I1)', () => {
  const childrenOf = ({ to }: Step) => Object.values(to.children).map((child) => child?.src);

  expect(breaking((step) => childrenOf(step).includes('lock') !== step.to.matches({ signedIn: 'refreshing' }))).toEqual(
    [],
  );
  expect(
    breaking(
      (step) => childrenOf(step).includes('refresh') !== step.to.matches({ signedIn: { refreshing: 'requesting' } }),
    ),
  ).toEqual([]);
});

it('explores more than a handful of states', () => {
  expect(Object.keys(map).length).toBeGreaterThan(100);
});
