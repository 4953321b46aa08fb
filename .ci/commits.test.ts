import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { subjectsSince, wrongSubjects } from './commits.ts';

describe('the subject of a commit', () => {
  it('is "area: imperative" in 72 characters at most', () => {
    const right = ['kanban: send commands through the outbox', 'data-table: keep widths', 'Merge branch main'];
    const wrong = ['Kanban: x', 'kanban send', 'kanban: Send', 'kanban: sends it.', `kanban: ${'long '.repeat(14)}ago`];

    expect(wrongSubjects([...right, ...wrong])).toEqual(wrong);
  });

  it('is right in every commit since this rule came', () => {
    expect(wrongSubjects(subjectsSince('.ci/commits.test.ts', join(import.meta.dirname, '..')))).toEqual([]);
  });
});
