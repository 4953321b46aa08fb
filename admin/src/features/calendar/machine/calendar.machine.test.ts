import { describe, expect, it } from 'vitest';
import { monthQuery, openCalendar, sampleEvent } from './calendar.testing.ts';

const to = (day: string) => ({ start: `2027-06-${day}`, end: `2027-06-${Number(day) + 1}`, allDay: true });
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

describe('the range in view', () => {
  it('shows the last of five months, whatever order the answers come in (XK-12)', async () => {
    const { send, loads, shown, isIn, until } = await openCalendar();
    const months = ['07', '08', '09', '10', '11'];
    for (const month of months) send({ type: 'query changed', query: monthQuery(month) });
    expect(isIn({ range: 'loading' })).toBe(true);

    for (const index of [4, 3, 2, 1, 0]) {
      const day = `2027-${months[index]}-14`;
      (await loads.question(index + 2)).confirm([sampleEvent(index + 10, { start: day, end: day })]);
    }
    await until((state) => state.matches({ range: 'ready' }));
    await nextTurn();

    expect(shown().map(({ id }) => id)).toEqual([14]);
  });

  it('follows filters that are toggled fast (XK-12)', async () => {
    const { send, loads, shown, until } = await openCalendar();
    const family = sampleEvent(3, { extendedProps: { ...sampleEvent(3).extendedProps, calendar: 'Family' } });
    send({ type: 'query changed', query: { ...monthQuery('06'), calendars: ['Business'] } });
    send({ type: 'query changed', query: { ...monthQuery('06'), calendars: ['Family'] } });
    expect(shown()).toEqual([]);

    (await loads.question(3)).confirm([family]);
    (await loads.question(2)).confirm([sampleEvent(1)]);
    await until((state) => state.matches({ range: 'ready' }));
    await nextTurn();

    expect(shown()).toEqual([family]);
  });

  it('shows a month that was seen before at once, and what has changed there when it is known', async () => {
    const { send, loads, shown, until } = await openCalendar();
    send({ type: 'query changed', query: monthQuery('07') });
    (await loads.question(2)).confirm([]);
    await until((state) => state.matches({ range: 'ready' }));

    send({ type: 'query changed', query: monthQuery('06') });
    expect(shown().map(({ id }) => id)).toEqual([1, 2]);
    (await loads.question(3)).confirm([sampleEvent(2)]);
    await until((state) => state.matches({ range: 'ready' }));

    expect(shown().map(({ id }) => id)).toEqual([2]);
  });

  it('asks for nothing again when the same days are in view', async () => {
    const { send, loads, isIn } = await openCalendar();

    send({ type: 'query changed', query: monthQuery('06') });

    expect(isIn({ range: 'ready' })).toBe(true);
    expect(loads.asked).toHaveLength(1);
  });

  it('keeps its events when it cannot be loaded, and tries again', async () => {
    const { send, actor, loads, shown, until } = await openCalendar();
    const error = new Error('The server is busy.');
    send({ type: 'query changed', query: { ...monthQuery('06'), calendars: ['Business'] } });
    (await loads.question(2)).refuse(error);
    await until((state) => state.matches({ range: 'failed' }));
    expect(actor.getSnapshot().context.error).toBe(error);
    expect(shown()).toHaveLength(2);

    send({ type: 'try again' });
    (await loads.question(3)).confirm([sampleEvent(2)]);
    await until((state) => state.matches({ range: 'ready' }));

    expect(actor.getSnapshot().context.error).toBeNull();
    expect(shown()).toEqual([sampleEvent(2)]);
  });
});

describe('a move', () => {
  it('shows at once, and slides back when the server refuses it', async () => {
    const { send, saves, starts, until } = await openCalendar();

    send({ type: 'event moved', eventId: 1, to: to('20') });
    expect(starts()).toEqual([
      [1, '2027-06-20'],
      [2, '2027-06-14'],
    ]);
    (await saves.question(1)).refuse(new Error('The room is taken.'));
    await until(({ context }) => context.entries.length === 0);

    expect(starts()[0]).toEqual([1, '2027-06-14']);
  });

  it('is sent after the one before it, and those of other events beside them', async () => {
    const { send, saves } = await openCalendar();
    send({ type: 'event moved', eventId: 1, to: to('20') });
    send({ type: 'event updated', eventId: 1, fields: { title: 'Other' } });
    send({ type: 'event moved', eventId: 1, to: to('21') });
    send({ type: 'event moved', eventId: 2, to: to('22') });
    await saves.question(2);

    expect(saves.asked.map(({ request }) => request)).toEqual([
      { id: 1, ...to('20') },
      { id: 2, ...to('22') },
    ]);
    saves.asked[0]?.confirm(sampleEvent(1, to('20')));
    expect((await saves.question(3)).request).toEqual({ id: 1, ...to('21') });
  });

  it('is not overwritten by events that were loaded before the server had it', async () => {
    const { send, saves, loads, starts, until } = await openCalendar();
    send({ type: 'query changed', query: { ...monthQuery('06'), calendars: ['Business'] } });
    send({ type: 'event moved', eventId: 1, to: to('20') });
    const [load, save] = [await loads.question(2), await saves.question(1)];

    save.confirm(sampleEvent(1, to('20')));
    await until(({ context }) => (context.missed ?? []).some(({ type }) => type === 'confirmed'));
    load.confirm([sampleEvent(1), sampleEvent(2)]);
    await until((state) => state.matches({ range: 'ready' }));

    expect(starts()[0]).toEqual([1, '2027-06-20']);
  });

  it('is not overwritten while it is being saved', async () => {
    const { send, loads, starts, until } = await openCalendar();
    send({ type: 'event moved', eventId: 1, to: to('20') });
    send({ type: 'query changed', query: { ...monthQuery('06'), calendars: ['Business'] } });
    (await loads.question(2)).confirm([sampleEvent(1)]);
    await until((state) => state.matches({ range: 'ready' }));

    expect(starts()[0]).toEqual([1, '2027-06-20']);
  });

  it('is undone by a move to where the event was', async () => {
    const { send, saves, starts, undo, until } = await openCalendar();
    send({ type: 'event moved', eventId: 1, to: to('20') });
    (await saves.question(1)).confirm(sampleEvent(1, to('20')));
    await until(({ context }) => context.entries.length === 0);

    undo(1);

    expect(starts()[0]).toEqual([1, '2027-06-14']);
    expect((await saves.question(2)).request).toEqual({ id: 1, ...to('14') });
  });

  it('to where the event is asks the server for nothing', async () => {
    const { send, happened } = await openCalendar();

    send({ type: 'event moved', eventId: 1, to: to('14') });
    send({ type: 'event moved', eventId: 99, to: to('20') });

    expect(happened).toEqual([]);
  });
});

describe('a removal', () => {
  it('waits for its undo to expire, and is undone without a request', async () => {
    const { send, saves, shown, undo, expire } = await openCalendar();
    send({ type: 'event deleted', eventId: 1 });
    expect(shown().map(({ id }) => id)).toEqual([2]);
    undo(1);
    expect(shown().map(({ id }) => id)).toEqual([1, 2]);
    await nextTurn();
    expect(saves.asked).toEqual([]);

    send({ type: 'event deleted', eventId: 2 });
    expire(2);

    expect((await saves.question(1)).request).toEqual({ removed: 2 });
  });
});
