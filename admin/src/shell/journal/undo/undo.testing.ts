import { kanbanSample } from '@embarque/mocks/kanban/data';
import { required } from '#storybook/testing/required.ts';
import { kanbanOutbox } from '../../../features/kanban/server/kanban.outbox.ts';
import type { JournalEntry } from '../../../outbox/journal/journal.types.ts';
import type { UndoPlan } from '../../../outbox/journal/undo.core.ts';
import type { FoundUndo } from '../../../outbox/journal/undo.ts';
import type { AnyFeature } from '../../../outbox/outbox.connect.ts';
import { entryOf } from '../../../outbox/outbox.core.ts';

const boards = kanbanSample();
const task = required(boards.tasks[0], 'task');
const command = { type: 'task updated', taskId: task.id, fields: { title: 'São Tomé' } } as const;
const given = { id: 'change', command, state: boards };

/** A saved change of a task. */
export const saved: JournalEntry = { state: 'saved', entry: entryOf(kanbanOutbox, given, [], 'admin@demo.com').entry };

/** An undo of the change that the server allows, with this plan. */
const found = (plan: Partial<UndoPlan>): FoundUndo => ({
  feature: kanbanOutbox as unknown as AnyFeature,
  plan: { inverse: saved.entry.inverse, obstacle: null, partial: null, ...plan },
});

export const wholly = found({});
export const partly = found({
  partial: {
    left: [{ id: 'title', message: 'title' }],
    rest: { command, inverse: saved.entry.inverse },
  },
});
export const nothing = found({ inverse: null, obstacle: 'changed since' });
