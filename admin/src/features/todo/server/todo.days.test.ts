import { execFileSync } from 'node:child_process';
import { todosSample } from '@embarque/mocks/todo/data';
import { expect, it } from 'vitest';
import { changesIn, valuesOf } from '../panel/task.form.ts';
import * as v from 'valibot';
import { taskSchema } from './todo.schema.ts';

it('sends the day that is chosen, and reads it back (XT-01)', () => {
  const [task] = todosSample(1);
  if (!task) throw new Error('The sample has no task');
  const sent = changesIn(task, { ...valuesOf(task), dueDate: '2027-03-23' }, []);
  const back = v.parse(taskSchema, JSON.parse(JSON.stringify({ ...task, ...sent })));

  expect(sent).toEqual({ dueDate: '2027-03-23' });
  expect(back.dueDate).toBe('2027-03-23');
});

it.each(['Pacific/Honolulu', 'America/Sao_Paulo', 'Pacific/Kiritimati'])(
  'writes the same day in %s (XT-01)',
  (timeZone) => {
    const script = `import { formatShortDay } from '@embarque/design-system/format-day';
      console.log(formatShortDay('2027-03-23'));`;
    // A thread of tests cannot change its time zone.
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: import.meta.dirname,
      env: { ...process.env, TZ: timeZone },
      encoding: 'utf8',
    });

    expect(output.trim()).toBe('23 mar.');
  },
);
