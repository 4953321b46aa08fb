import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type DraftStart, emptyDraft } from './compose.draft.ts';
import { type ComposeEmitted, composeMachine } from './compose.machine.ts';

const letter: DraftStart = { to: ['ana@example.com'], subject: 'Your policy', body: '<p>Hello</p>' };

function open() {
  const compose = createActor(composeMachine, { input: { lastId: 0 } }).start();
  const told: ComposeEmitted[] = [];
  compose.on('*', (event) => void told.push(event));
  const state = () => compose.getSnapshot();
  return { compose, told, state, context: () => state().context };
}

function begin(start: DraftStart = letter) {
  const opened = open();
  opened.compose.send({ type: 'mail begun', start });
  return opened;
}

describe('the window', () => {
  it('is closed at first, and docked when a mail is begun', () => {
    const { compose, state } = open();
    expect(state().value).toBe('closed');
    compose.send({ type: 'mail begun', start: {} });

    expect(state().value).toEqual({ writing: 'docked' });
  });

  it('is small at first when a mail was being written before the reload', () => {
    const { compose, told, state, context } = open();
    compose.send({ type: 'draft restored', draft: emptyDraft(-3, letter) });

    expect(state().value).toEqual({ writing: 'minimised' });
    expect(context().draft).toEqual(emptyDraft(-3, letter));
    expect(told).toEqual([]);
  });

  it('stays as it is when a page that is gone left a mail behind, which is put away', () => {
    const { compose, told, state, context } = begin();
    const { draft } = context();
    compose.send({ type: 'draft left behind', draft: emptyDraft(-3, { subject: 'Left' }) });

    expect(state().value).toEqual({ writing: 'docked' });
    expect(context().draft).toBe(draft);
    expect(told).toEqual([{ type: 'draft kept', draft: emptyDraft(-3, { subject: 'Left' }) }]);
  });

  it('becomes small and large and docked again, from everywhere', () => {
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

  it('keeps what was written when it closes, and what is empty not', () => {
    const { compose, told } = begin();
    compose.send({ type: 'window closed' });
    compose.send({ type: 'mail begun', start: {} });
    compose.send({ type: 'window closed' });

    expect(told).toEqual([{ type: 'draft kept', draft: expect.objectContaining(letter) }]);
  });

  it('puts a mail away before it takes up another', () => {
    const { compose, told, context } = begin();
    compose.send({ type: 'mail begun', start: { subject: 'Another' } });
    compose.send({ type: 'draft opened', draft: emptyDraft(-9, { subject: 'Third' }) });

    expect(told.map(({ type }) => type)).toEqual(['draft kept', 'draft kept', 'draft taken up']);
    expect(context().draft).toMatchObject({ id: -9, subject: 'Third' });

    // An id beside that of a mail of another page could be given there, too.
    compose.send({ type: 'mail begun', start: {} });
    expect(context().draft?.id).toBe(-3);
  });
});

describe('sending', () => {
  it('hands the mail over, and closes', () => {
    const { compose, told, state, context } = begin();
    compose.send({ type: 'sending asked' });

    expect(told).toMatchObject([{ type: 'mail sent', draft: letter, scheduledFor: undefined }]);
    expect(state().value).toBe('closed');
    expect(context().draft).toBeNull();
  });

  it('says that nobody is to get it, and loses nothing', () => {
    const { compose, told, context } = begin({ ...letter, to: [] });
    compose.send({ type: 'sending asked' });
    expect(context()).toMatchObject({ problem: 'no recipients', draft: { body: '<p>Hello</p>' } });

    compose.send({ type: 'draft changed', change: { subject: 'Still nobody' } });
    expect(context().problem).toBe('no recipients');
    compose.send({ type: 'draft changed', change: { to: ['ana@example.com'] } });
    expect(context().problem).toBeNull();
    expect(told).toEqual([]);
  });

  it('says which address is none', () => {
    const { compose, context } = begin({ ...letter, cc: ['nobody'] });
    compose.send({ type: 'sending asked' });
    expect(context().problem).toBe('bad address');

    compose.send({ type: 'draft changed', change: { cc: null } });
    expect(context().problem).toBeNull();
  });

  it('asks once for a missing subject', () => {
    const { compose, context, told } = begin({ ...letter, subject: ' ' });
    compose.send({ type: 'sending asked' });
    expect(context().problem).toBe('no subject');
    expect(told).toEqual([]);

    compose.send({ type: 'sending asked' });
    expect(told).toMatchObject([{ type: 'mail sent' }]);
  });

  it('can be put off to a moment that is still to come', () => {
    const { compose, context, told } = begin();
    compose.send({ type: 'sending scheduled', at: '2026-01-01T09:00:00.000Z', isPast: true });
    expect(context().problem).toBe('time is over');
    compose.send({ type: 'sending scheduled', at: '2027-01-01T09:00:00.000Z', isPast: false });

    expect(told).toMatchObject([{ type: 'mail sent', scheduledFor: '2027-01-01T09:00:00.000Z' }]);
  });

  it('checks a mail that is put off like one that is sent', () => {
    const scheduled = { type: 'sending scheduled', at: '2027-01-01T09:00:00.000Z', isPast: false } as const;
    const problems = [{ to: [] }, { to: ['nobody'] }, { subject: '' }].map((change) => {
      const { compose, context } = begin({ ...letter, ...change });
      compose.send(scheduled);
      return context().problem;
    });

    expect(problems).toEqual(['no recipients', 'bad address', 'no subject']);
  });

  it('can be taken back until its time is over', () => {
    const { compose, context, told, state } = begin();
    compose.send({ type: 'sending asked' });
    compose.send({ type: 'mail taken back', no: 1 });
    expect(context().draft).toMatchObject(letter);
    expect(told.at(-1)).toMatchObject({ type: 'draft taken up' });

    compose.send({ type: 'sending asked' });
    compose.send({ type: 'time to take back is over', no: 2 });
    compose.send({ type: 'mail taken back', no: 2 });
    expect(state().value).toBe('closed');
    expect(context().held).toEqual([]);
  });
});

describe('throwing away', () => {
  it('can be taken back', () => {
    const { compose, told, context, state } = begin();
    compose.send({ type: 'mail discarded' });
    expect(state().value).toBe('closed');
    expect(told).toMatchObject([{ type: 'mail discarded', no: 1 }]);
    compose.send({ type: 'mail taken back', no: 1 });

    expect(context().draft).toMatchObject(letter);
  });

  it('says nothing about a mail without a word', () => {
    const { compose, told } = begin({});
    compose.send({ type: 'mail discarded' });

    expect(told).toEqual([]);
  });
});
