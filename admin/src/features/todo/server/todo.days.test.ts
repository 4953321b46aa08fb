import { formatShortDay } from '@embarque/design-system/format-day';
import { todosSample } from '@embarque/mocks/todo/data';
import { afterEach, expect, it } from 'vitest';
import { changesIn, valuesOf } from '../panel/task.form.ts';
import * as v from 'valibot';
import { taskSchema } from './todo.schema.ts';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

it.each(['Pacific/Honolulu', 'America/Sao_Paulo', 'Pacific/Kiritimati'])(
  'in %s, the day that is chosen is the day that is sent, read back and written (XT-01)',
  (timeZone) => {
    process.env.TZ = timeZone;
    const [task] = todosSample(1);
    if (!task) throw new Error('The sample has no task');
    const sent = changesIn(task, { ...valuesOf(task), dueDate: '2027-03-23' }, []);
    const back = v.parse(taskSchema, JSON.parse(JSON.stringify({ ...task, ...sent })));

    expect(sent).toEqual({ dueDate: '2027-03-23' });
    expect(back.dueDate).toBe('2027-03-23');
    expect(formatShortDay('2027-03-23')).toBe('23 mar.');
  },
);
