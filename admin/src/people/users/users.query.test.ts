import { describe, expect, it } from 'vitest';
import { isNarrowed, NO_FILTERS, readUsersQuery, writeUsersQuery } from './users.query.ts';

const read = (text: string) => readUsersQuery(new URLSearchParams(text));
const write = (text: string, change: Parameters<typeof writeUsersQuery>[1]) =>
  writeUsersQuery(new URLSearchParams(text), change).toString();

describe('the query of the users in the URL', () => {
  it('shows the newest first, ten on a page, when it says nothing', () => {
    expect(read('')).toMatchObject({ page: 1, perPage: 10, sortColumn: 'id', sort: 'desc' });
    expect(isNarrowed(read(''))).toBe(false);
  });

  it('leaves out what is invalid', () => {
    expect(read('role=1;x&status=lost&currentPlan=gold&page=-2&perPage=7&sortColumn=avatar&sort=up')).toEqual(read(''));
  });

  it('returns to the first page with each filter, and keeps what else is in the URL', () => {
    expect(write('page=5&tour=on', { role: 'admin' })).toBe('tour=on&role=admin');
    expect(write('q=ana&role=admin&status=active&paid=yes&tour=on', NO_FILTERS)).toBe('tour=on');
  });

  it('holds what differs from the defaults alone', () => {
    expect(write('', { sortColumn: 'role', sort: 'asc', perPage: 25 })).toBe('sortColumn=role&perPage=25');
    expect(write('sortColumn=role&perPage=25', { sortColumn: 'id', sort: 'desc', perPage: 10 })).toBe('');
    expect(read(write('', { sortColumn: 'role', sort: 'desc' }))).toMatchObject({ sortColumn: 'role', sort: 'desc' });
  });
});
