import { describe, expect, it } from 'vitest';
import { openCalendar, sampleEvent } from './calendar.testing.ts';

const { id: _id, ...added } = sampleEvent(3, { title: 'Lunch' });

async function openPanel() {
  const calendar = await openCalendar();
  calendar.send({ type: 'panel opened' });
  calendar.send({ type: 'form changed', isDirty: true });
  return calendar;
}

describe('the panel', () => {
  it('waits for the server before it reports a new event as saved', async () => {
    const { send, saves, happened, shown, isIn, until } = await openPanel();

    send({ type: 'event added', event: added });
    expect(isIn({ panel: { open: 'saving' } })).toBe(true);
    send({ type: 'event added', event: added });
    (await saves.question(1)).confirm({ id: 3, ...added });
    await until((state) => state.matches({ panel: { open: 'pristine' } }));

    expect(happened).toEqual(['command given', 'panel saved']);
    expect(shown().map(({ title }) => title)).toEqual(['Event 1', 'Event 2', 'Lunch']);
  });

  it('keeps its form when the server refuses, with the reason', async () => {
    const { send, saves, actor, happened, until } = await openPanel();
    const reason = new Error('The room is taken.');
    send({ type: 'event updated', eventId: 1, fields: { title: 'Lunch' } });
    (await saves.question(1)).refuse(reason);
    await until((state) => state.matches({ panel: { open: 'refused' } }));

    expect(actor.getSnapshot().context.refusal).toBe(reason);
    expect(happened).toEqual(['command given']);
    send({ type: 'event updated', eventId: 1, fields: { title: 'Lunch' } });
    (await saves.question(2)).confirm(sampleEvent(1, { title: 'Lunch' }));
    await until((state) => state.matches({ panel: { open: 'pristine' } }));
    expect(actor.getSnapshot().context.refusal).toBeNull();
  });

  it('asks before changes are lost, and only then', async () => {
    const { send, isIn } = await openPanel();

    send({ type: 'leave requested' });
    expect(isIn({ panel: { open: 'confirming' } })).toBe(true);
    send({ type: 'leave cancelled' });
    expect(isIn({ panel: { open: 'dirty' } })).toBe(true);
    send({ type: 'form changed', isDirty: false });
    send({ type: 'leave requested' });
    expect(isIn({ panel: { open: 'pristine' } })).toBe(true);
    send({ type: 'panel closed' });
    expect(isIn({ panel: 'closed' })).toBe(true);
  });

  it('closes without a request when nothing was changed', async () => {
    const { send, happened } = await openPanel();

    send({ type: 'event updated', eventId: 1, fields: {} });

    expect(happened).toEqual(['panel saved']);
  });
});
