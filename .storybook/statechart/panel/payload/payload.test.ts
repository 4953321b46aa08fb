import { expect, it } from 'vitest';
import { fieldsOf, jsonField, readFields } from './payload.ts';

it('asks for each part in its own way, in words, and reads back what it showed', () => {
  const payload = {
    title: 'Trip',
    taskId: 7,
    labels: ['a', 'b'],
    fields: { done: true, due: null },
    rows: [{ id: 1 }],
  };
  const fields = fieldsOf(payload);

  expect(fields.map(({ label, kind, value }) => [label, kind, value])).toEqual([
    ['Title', 'text', 'Trip'],
    ['Task ID', 'number', '7'],
    ['Labels', 'list', 'a\nb'],
    ['Done', 'yes or no', 'true'],
  ]);
  expect(readFields(fields, payload)).toEqual({ payload });
});

it('names parts of the same name by what is around them', () => {
  expect(fieldsOf({ from: { name: 'A' }, to: { name: 'B' } }).map(({ label }) => label)).toEqual([
    'From name',
    'To name',
  ]);
});

it('puts what was typed in its place, and leaves the rest as the example says', () => {
  const example = { fields: { title: 'Trip', due: null }, rows: [{ id: 1 }] };
  const [title] = fieldsOf(example);

  expect(readFields(title ? [{ ...title, value: 'Visa' }] : [], example)).toEqual({
    payload: { fields: { title: 'Visa', due: null }, rows: [{ id: 1 }] },
  });
});

it('reads all of it as JSON', () => {
  expect(readFields([{ ...jsonField(null), value: '{"id": 1}' }], {})).toEqual({ payload: { id: 1 } });
});

it('says which part cannot be read, and why', () => {
  const [seven] = fieldsOf({ taskId: 7 });

  expect(readFields(seven ? [{ ...seven, value: 'seven' }] : [], {})).toEqual({
    problem: 'Task ID has to be a number.',
  });
  expect(readFields([{ ...jsonField(null), value: '5' }], {})).toEqual({
    problem: 'Write an object: {"name": "value"}.',
  });
  expect(readFields([{ ...jsonField(null), value: '{' }], {})).toEqual({
    problem: 'The data cannot be read as JSON: look for a missing quote or comma.',
  });
});
