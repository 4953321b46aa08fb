import { expect, it } from 'vitest';
import { fieldsOf, readFields } from './payload.ts';

it('asks for each known part in its own way, and reads back what it showed', () => {
  const payload = { title: 'Trip', taskId: 7, fields: { done: true } };
  const fields = fieldsOf(payload);

  expect(fields.map(({ name, kind }) => [name, kind])).toEqual([
    ['title', 'text'],
    ['taskId', 'number'],
    ['fields', 'json'],
  ]);
  expect(readFields(fields)).toEqual({ payload });
});

it('asks for everything at once when nothing is known', () => {
  expect(readFields([{ name: '', kind: 'json', value: '{"id": 1}' }])).toEqual({ payload: { id: 1 } });
  expect(fieldsOf(null)).toEqual([{ name: '', kind: 'json', value: '{}' }]);
});

it('says which part cannot be read, and why', () => {
  expect(readFields([{ name: 'taskId', kind: 'number', value: 'seven' }])).toEqual({
    problem: 'taskId cannot be read as a number: look for a missing quote or comma.',
  });
  expect(readFields([{ name: '', kind: 'json', value: '5' }])).toEqual({
    problem: 'Write an object: {"name": "value"}.',
  });
});
