import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type DraftStart, emptyDraft } from './compose.draft.ts';
import { type ComposeEmitted, composeMachine } from './compose.machine.ts';

const letter: DraftStart = { to: ['ana@example.com'], subject: 'Your policy', body: '<p>Hello</p>' };

function open() {
  const compose = createActor(composeMachine, { input: { lastId: 0 } }).start();
  const emitted: ComposeEmitted[] = [];
  compose.on('*', (event) => void emitted.push(event));
  const state = () => compose.getSnapshot();
  return { compose, emitted, state, context: () => state().context };
}

function begin(start: DraftStart = letter) {
  const opened = open();
  opened.compose.send({ type: 'message started', start });
  return opened;
}

describe('the composer', () => {
  it('is closed at first, and docked when a message is started', () => {
    const { compose, state } = open();
    expect(state().value).toBe('closed');
    compose.send({ type: 'message started', start: {} });

    expect(state().value).toEqual({ writing: 'docked' });
  });

  it('writes an answer under its message while the reader shows that, and waits minimised while it does not', () => {
    const { compose, state, context } = open();
    const shown = (id: number | null) => {
      compose.send({ type: 'message shown', id });
      return state().value;
    };
    shown(7);
    compose.send({ type: 'message started', start: { ...letter, answerTo: 7 } });
    expect(state().value).toEqual({ writing: 'inline' });
    expect([shown(8), shown(7), shown(null)]).toEqual([
      { writing: 'minimised' },
      { writing: 'inline' },
      { writing: 'minimised' },
    ]);
    expect(context().draft).toMatchObject({ ...letter, answerTo: 7 });
  });

  it('docks an answer to a message that the reader does not show, and one that is taken out of it', () => {
    const { compose, state } = begin({ ...letter, answerTo: 7 });
    expect(state().value).toEqual({ writing: 'docked' });
    compose.send({ type: 'message shown', id: 7 });
    expect(state().value).toEqual({ writing: 'docked' });
    compose.send({ type: 'message started', start: { ...letter, answerTo: 7 } });
    compose.send({ type: 'window restored' });
    expect(state().value).toEqual({ writing: 'docked' });
  });

  it('reopens an undone answer under its message', () => {
    const { compose, emitted, state } = open();
    compose.send({ type: 'message shown', id: 7 });
    compose.send({ type: 'message started', start: { ...letter, answerTo: 7 } });
    compose.send({ type: 'send requested' });
    expect(emitted.map(({ type }) => type)).toEqual(['message sent']);
    compose.send({ type: 'undo requested', undoId: 1 });
    expect(state().value).toEqual({ writing: 'inline' });
  });

  it('is minimised when a draft is restored after a reload', () => {
    const { compose, emitted, state, context } = open();
    compose.send({ type: 'draft restored', draft: emptyDraft(-3, letter) });

    expect(state().value).toEqual({ writing: 'minimised' });
    expect(context().draft).toEqual(emptyDraft(-3, letter));
    expect(emitted).toEqual([]);
  });

  it('saves the draft of a closed page and stays as it is', () => {
    const { compose, emitted, state, context } = begin();
    const { draft } = context();
    compose.send({ type: 'orphaned draft found', draft: emptyDraft(-3, { subject: 'Left' }) });

    expect(state().value).toEqual({ writing: 'docked' });
    expect(context().draft).toBe(draft);
    expect(emitted).toEqual([{ type: 'draft saved', draft: emptyDraft(-3, { subject: 'Left' }) }]);
  });

  it('minimises, maximises and docks from each size', () => {
    const { compose, state } = begin();
    const walk = ['minimised', 'maximised', 'minimised', 'restored', 'maximised', 'restored'] as const;
    const seen = walk.map((to) => {
      compose.send({ type: `window ${to}` });
      return state().value;
    });

    expect(seen).toEqual(
      ['minimised', 'maximised', 'minimised', 'docked', 'maximised', 'docked'].map((writing) => ({ writing })),
    );
  });

  it('saves a draft when it closes, unless it is empty', () => {
    const { compose, emitted } = begin();
    compose.send({ type: 'window closed' });
    compose.send({ type: 'message started', start: {} });
    compose.send({ type: 'window closed' });

    expect(emitted).toEqual([{ type: 'draft saved', draft: expect.objectContaining(letter) }]);
  });

  it('saves the open draft before it opens another', () => {
    const { compose, emitted, context } = begin();
    compose.send({ type: 'message started', start: { subject: 'Another' } });
    compose.send({ type: 'draft opened', draft: emptyDraft(-9, { subject: 'Third' }) });

    expect(emitted.map(({ type }) => type)).toEqual(['draft saved', 'draft saved', 'draft reopened']);
    expect(context().draft).toMatchObject({ id: -9, subject: 'Third' });

    // An id next to that of another page's message might be assigned there, too.
    compose.send({ type: 'message started', start: {} });
    expect(context().draft?.id).toBe(-3);
  });
});

describe('sending', () => {
  it('emits the message and closes the composer', () => {
    const { compose, emitted, state, context } = begin();
    compose.send({ type: 'send requested' });

    expect(emitted).toMatchObject([{ type: 'message sent', draft: letter, scheduledFor: undefined }]);
    expect(state().value).toBe('closed');
    expect(context().draft).toBeNull();
  });

  it('reports missing recipients and keeps the draft', () => {
    const { compose, emitted, context } = begin({ ...letter, to: [] });
    compose.send({ type: 'send requested' });
    expect(context()).toMatchObject({ problem: 'no recipients', draft: { body: '<p>Hello</p>' } });

    compose.send({ type: 'draft changed', change: { subject: 'Still nobody' } });
    expect(context().problem).toBe('no recipients');
    compose.send({ type: 'draft changed', change: { to: ['ana@example.com'] } });
    expect(context().problem).toBeNull();
    expect(emitted).toEqual([{ type: 'send refused', problem: 'no recipients' }]);
  });

  it('reports an invalid address', () => {
    const { compose, context } = begin({ ...letter, cc: ['nobody'] });
    compose.send({ type: 'send requested' });
    expect(context().problem).toBe('invalid address');

    compose.send({ type: 'draft changed', change: { cc: null } });
    expect(context().problem).toBeNull();
  });

  it('asks once for a missing subject', () => {
    const { compose, context, emitted } = begin({ ...letter, subject: ' ' });
    compose.send({ type: 'send requested' });
    expect(context().problem).toBe('no subject');
    expect(emitted).toEqual([{ type: 'send refused', problem: 'no subject' }]);

    compose.send({ type: 'send requested' });
    expect(emitted.at(-1)).toMatchObject({ type: 'message sent' });
  });

  it('can be scheduled for a time in the future', () => {
    const { compose, context, emitted } = begin();
    compose.send({ type: 'send scheduled', at: '2026-01-01T09:00:00.000Z', isPast: true });
    expect(context().problem).toBe('time is past');
    compose.send({ type: 'send scheduled', at: '2027-01-01T09:00:00.000Z', isPast: false });

    expect(emitted).toMatchObject([
      { type: 'send refused', problem: 'time is past' },
      { type: 'message sent', scheduledFor: '2027-01-01T09:00:00.000Z' },
    ]);
  });

  it('checks a scheduled message like one sent at once', () => {
    const scheduled = { type: 'send scheduled', at: '2027-01-01T09:00:00.000Z', isPast: false } as const;
    const problems = [{ to: [] }, { to: ['nobody'] }, { subject: '' }].map((change) => {
      const { compose, context } = begin({ ...letter, ...change });
      compose.send(scheduled);
      return context().problem;
    });

    expect(problems).toEqual(['no recipients', 'invalid address', 'no subject']);
  });

  it('can be undone until its toast expires', () => {
    const { compose, context, emitted, state } = begin();
    compose.send({ type: 'send requested' });
    compose.send({ type: 'undo requested', undoId: 1 });
    expect(context().draft).toMatchObject(letter);
    expect(emitted.at(-1)).toMatchObject({ type: 'draft reopened' });

    compose.send({ type: 'send requested' });
    compose.send({ type: 'undo expired', undoId: 2 });
    compose.send({ type: 'undo requested', undoId: 2 });
    expect(state().value).toBe('closed');
    expect(context().undoable).toEqual([]);
  });
});

describe('discarding', () => {
  it('can be undone', () => {
    const { compose, emitted, context, state } = begin();
    compose.send({ type: 'draft discarded' });
    expect(state().value).toBe('closed');
    expect(emitted).toMatchObject([{ type: 'draft discarded', undoId: 1 }]);
    compose.send({ type: 'undo requested', undoId: 1 });

    expect(context().draft).toMatchObject(letter);
  });

  it('emits nothing for an empty draft', () => {
    const { compose, emitted } = begin({});
    compose.send({ type: 'draft discarded' });

    expect(emitted).toEqual([]);
  });
});
