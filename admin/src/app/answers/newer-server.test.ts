import { eventsSample } from '@embarque/mocks/calendar/data';
import { invoicesSample } from '@embarque/mocks/invoice/data';
import { usersSample } from '@embarque/mocks/users/data';
import { expect, it } from 'vitest';
import { CALENDARS, isInQuery } from '../../features/calendar/model/calendar.state.ts';
import { eventsAnswerSchema } from '../../features/calendar/server/calendar.schema.ts';
import { listSchema as postsSchema } from '../../features/blog/blog.api.ts';
import { readAnswer } from '../../http/response/http.answer.ts';
import { labelOf } from '../../http/response/tolerant.schema.ts';
import { rows } from '../../http/response/rows.schema.ts';
import { invoiceSchema } from '../../invoices/invoice-row.schema.ts';
import { statusMarkOf } from '@embarque/design-system/invoice-table';
import { userSchema } from '../../people/users/users.api.ts';
import { statusTone } from '../../people/users/useUserLabels.ts';

it('a status, plan and billing of a user that a newer server has are its own names, in a neutral look', () => {
  const newer = { status: 'retired', currentPlan: 'family', billing: 'Pix' };

  const { data, unreadable } = readAnswer('users', rows(userSchema), [{ ...usersSample()[0], ...newer }]);

  expect(data).toMatchObject([newer]);
  expect(unreadable).toEqual([]);
  expect(statusTone('retired')).toBe('secondary');
  expect(labelOf<'active' | 'inactive'>({ active: 'Active', inactive: 'Inactive' }, 'retired')).toBe('retired');
});

it('the status of a post that a newer server has is not shown as published', () => {
  const post = {
    id: 1,
    title: 'Ten minutes in Lisbon',
    blogPosted: '2030-06-15',
    status: 'Archived',
    img: '',
    avatar: '',
  };

  const { data, unreadable } = readAnswer('blog', postsSchema, { blogs: [post], total: 1 });

  expect(data.blogs).toMatchObject([{ status: 'Archived' }]);
  expect(unreadable).toEqual([]);
});

it('an invoice with a status that a newer server has is listed, in a neutral look', () => {
  const invoice = { ...invoicesSample()[0], invoiceStatus: 'Disputed' };

  expect(readAnswer('invoices', rows(invoiceSchema), [invoice])).toEqual({ data: [invoice], unreadable: [] });
  expect(statusMarkOf('Disputed').tone).toBe('secondary');
});

it('an event of a calendar that a newer server has is shown with all calendars', () => {
  const [sample] = eventsSample();
  const event = {
    ...sample,
    start: '2030-06-15',
    end: '2030-06-16',
    allDay: true,
    extendedProps: { ...sample?.extendedProps, calendar: 'Travel' },
  };
  const range = { start: '2030-06-01', end: '2030-07-01' };

  const { data, unreadable } = readAnswer('events', eventsAnswerSchema, { events: [event] });

  expect(unreadable).toEqual([]);
  expect(data.events.filter((each) => isInQuery(each, { range, calendars: CALENDARS }))).toHaveLength(1);
  expect(data.events.filter((each) => isInQuery(each, { range, calendars: ['Family'] }))).toEqual([]);
});
