import { handlers, resetSampleData } from '@embarque/mocks';
import type { SectionName } from '@embarque/mocks/account-setting/contract';
import { accountsSample } from '@embarque/mocks/sales-api/data';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { getResponse } from 'msw/utils/get-response';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { required } from '#storybook/testing/required.ts';
import { checkSection } from '../../features/account-settings/model/account.checks.ts';
import { sectionOf } from '../../features/account-settings/model/account.state.ts';
import { accountCalls, sendCommand } from '../../features/account-settings/server/account.api.ts';
import { apiKeyCalls } from '../../features/api-key/model/api-key.api.ts';
import { fieldsOf, mistakesIn as postMistakesIn } from '../../features/blog/edit/model/post-draft.ts';
import { loadPost } from '../../features/blog/edit/server/posts.api.ts';
import {
  changesIn as eventChangesIn,
  useEventForm,
  valuesOf as eventValuesOf,
} from '../../features/calendar/panel/event.form.ts';
import { loadEvents } from '../../features/calendar/server/calendar.api.ts';
import { CALENDARS } from '../../features/calendar/model/calendar.state.ts';
import { checkAddress, storedAddress } from '../../features/checkout/model/checkout.address.ts';
import { loadEditor, saveInvoice } from '../../features/invoice/editor/machine/editor.api.ts';
import { draftOf, mistakesIn as draftMistakesIn } from '../../features/invoice/editor/model/editor.draft.ts';
import { changesIn as cardChangesIn, useTaskForm as useCardForm } from '../../features/kanban/task/task.form.ts';
import { loadBoards } from '../../features/kanban/server/kanban.api.ts';
import { modalCalls } from '../../features/modal-examples/modal-examples.api.ts';
import { useUserForm } from '../../features/modal-examples/account/user.form.ts';
import { nameProblem as permissionNameProblem } from '../../features/permissions/dialog/permission-name.ts';
import { loadPermissions } from '../../features/permissions/permissions.api.ts';
import { isNameTaken } from '../../features/roles/model/role.draft.ts';
import {
  changesIn as taskChangesIn,
  useTaskForm,
  valuesOf as taskValuesOf,
} from '../../features/todo/panel/task.form.ts';
import { loadTodo } from '../../features/todo/server/todo.api.ts';
import { accountCalls as userCalls } from '../../features/users/account/account.api.ts';
import { useAddressForm } from '../../features/users/tabs/address.form.ts';
import { usersCalls } from '../../features/users/users.api.ts';
import { useEditForm } from '../../features/users/edit/edit-user.form.ts';
import { connectHttp, demoApi } from '../../http/http.ts';
import { loadRoles } from '../../people/roles.api.ts';
import { loadAllUsers } from '../../people/users/users.api.ts';
import { createSafeStorage } from '../../storage/storage.ts';

const ORIGIN = 'https://app.example';
const { signal } = new AbortController();
const by = { fullName: 'Marina Duarte', role: 'admin' };
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
i18n.on('missing', () => undefined);

beforeEach(() => {
  resetSampleData();
  vi.stubGlobal('location', new URL(ORIGIN));
  const demoFetch = async (input: RequestInfo | URL, init?: RequestInit) =>
    required(await getResponse(handlers, new Request(input, init), { baseUrl: ORIGIN }), 'handler');
  connectHttp({ demoFetch });
});

afterEach(() => {
  connectHttp({ demoFetch: undefined });
  vi.unstubAllGlobals();
});

/** The mistakes of a form that is submitted as it opens, by field; the values that it would save. */
async function submit<Values extends FieldValues>(useForm: () => UseFormReturn<Values>) {
  const forms: UseFormReturn<Values>[] = [];
  const Probe = () => {
    forms.push(useForm());
    return null;
  };
  renderToString(createElement(I18nProvider, { i18n }, createElement(Probe)));
  const form = required(forms[0], 'form');
  let mistakes: string[] = [];
  const taken: unknown[] = [];
  await form.handleSubmit(
    (valid) => void taken.push(valid),
    (errors) => void (mistakes = Object.keys(errors)),
  )();
  return { mistakes, values: taken.at(0) as Values | undefined };
}

const SECTIONS: readonly SectionName[] = ['general', 'info', 'socialLinks', 'notification', 'matrix', 'billingAddress'];

it.each(SECTIONS)('settings: the section %s is saved as it is', async (section) => {
  const settings = await accountCalls.load(signal);
  const values = sectionOf(settings, section);
  expect(checkSection(section, values as never, values as never)).toEqual({});
  await sendCommand({ type: 'section saved', section, values } as never);
  expect(await accountCalls.load(signal)).toEqual(settings);
});

it('settings: the profile of a person who has one name is saved as it is', async () => {
  const { firstName: _f, lastName: _l, ...others } = sectionOf(await accountCalls.load(signal), 'general');
  const values = { ...others, firstName: 'Pelé', lastName: '' };
  await sendCommand({ type: 'section saved', section: 'general', values });

  const stored = sectionOf(await accountCalls.load(signal), 'general');
  expect([stored, checkSection('general', stored, stored)]).toEqual([values, {}]);
  expect(checkSection('general', stored, { ...stored, lastName: 'Lima' })).toEqual({ lastName: 'missing' });
});

it('API keys: each key that can be edited is saved as it is', async () => {
  const { keys } = await apiKeyCalls.load(signal);
  await demoApi.post('/account-setting/proof', { password: 'window-seat' });
  const editable = keys.filter(({ status }) => status === 'active');
  expect(editable).not.toEqual([]);
  for (const { id, name, type } of editable) await apiKeyCalls.change({ kind: 'edit', body: { id, name, type } });

  expect((await apiKeyCalls.load(signal)).keys).toEqual(keys);
});

it('users: each user is saved as they are, with the address of their bills', async () => {
  const users = await loadAllUsers({}, signal);
  expect(users.length).toBeGreaterThan(10);
  const found: Record<string, string[]> = {};
  for (const { id, fullName } of users) {
    const answer = await userCalls.load(String(id), signal);
    const { mistakes } = await submit(() => useEditForm(answer));
    const address = await submit(() => useAddressForm(answer.account.address));
    const all = [...mistakes, ...address.mistakes.map((field) => `address.${field}`)];
    if (all.length > 0) found[fullName] = all;
  }

  expect(found).toEqual({});
});

it.each([
  ['one name', 'Pelé'],
  ['one name of 120 characters', 'x'.repeat(120)],
  ['a last name of 118 characters', `A ${'x'.repeat(118)}`],
])(
  'users: one who was added with %s is saved as they are, with the address of their bills',
  async (_kind, fullName) => {
    const rest = { contact: '+55 11 5550 0199', company: 'Embarque', country: 'Brazil' };
    const names = { fullName, username: 'y'.repeat(120), email: 'somebody.new@example.com' };
    const { id } = await usersCalls.add({ ...names, ...rest });
    const answer = await userCalls.load(String(id), signal);
    const edited = await submit(() => useEditForm(answer));
    const address = await submit(() => useAddressForm(answer.account.address));

    expect([edited.mistakes, address.mistakes]).toEqual([[], []]);
    expect(address.values).toEqual(answer.account.address);
  },
);

it('kanban: each card is saved as it is', async () => {
  const { tasks } = await loadBoards(
    signal,
    createSafeStorage(() => required(null, 'storage')),
  );
  expect(tasks).not.toEqual([]);
  for (const task of tasks) {
    const { mistakes, values } = await submit(() => useCardForm(task) as never);
    expect([task.title, mistakes]).toEqual([task.title, []]);
    expect(cardChangesIn(task, required(values as never, 'values'), [])).toEqual({});
  }
});

it('to-do: each task is saved as it is', async () => {
  const { tasks, people } = await loadTodo(signal);
  expect(tasks).not.toEqual([]);
  for (const task of tasks) {
    const { mistakes, values } = await submit(() => useTaskForm(taskValuesOf(task)));
    expect([task.title, mistakes]).toEqual([task.title, []]);
    expect(taskChangesIn(task, required(values as never, 'values'), people)).toEqual({});
  }
});

it('calendar: each event is saved as it is', async () => {
  const events = await loadEvents({ calendars: CALENDARS }, signal);
  expect(events).not.toEqual([]);
  for (const event of events) {
    const { mistakes, values } = await submit(() => useEventForm(eventValuesOf(event)));
    expect([event.title, mistakes]).toEqual([event.title, []]);
    expect(eventChangesIn(event, required(values as never, 'values'))).toEqual({});
  }
});

it('invoices: each invoice is saved as it is', async () => {
  const list = (await demoApi.get('/apps/invoice/invoices', { params: { perPage: 1000 } })) as {
    invoices: { id: number }[];
  };
  expect(list.invoices).not.toEqual([]);
  for (const { id } of list.invoices) {
    const { document } = required((await loadEditor(id, signal)).answer, 'answer');
    const draft = draftOf(document);
    expect([id, draftMistakesIn(draft)]).toEqual([id, []]);
    expect((await saveInvoice({ id, draft, key: null, by })).document).toEqual(document);
  }
});

it('posts: each post of any status can be saved as it is', async () => {
  const list = (await demoApi.get('/blog/list/data', { params: { perPage: 1000 } })) as { blogs: { id: number }[] };
  expect(list.blogs).not.toEqual([]);
  for (const { id } of list.blogs)
    expect([id, postMistakesIn(fieldsOf(await loadPost(id, signal)), Date.now())]).toEqual([id, []]);
});

it('permissions and roles: each has a name that it may keep', async () => {
  const permissions = await loadPermissions(signal);
  const { roles } = await loadRoles(null, signal);
  expect([permissions.length > 0, roles.length > 0]).toEqual([true, true]);

  expect(
    permissions.map((permission) => permissionNameProblem({ name: permission.name, permission, permissions })),
  ).toEqual(permissions.map(() => null));
  expect(roles.map(({ id, name }) => name.trim() === '' || isNameTaken(roles, name, id))).toEqual(
    roles.map(() => false),
  );
});

it('checkout: the stored address of both sample accounts is complete', () => {
  const mistakes = accountsSample().map(({ fullName }) => checkAddress(storedAddress(fullName)));

  expect(mistakes).toEqual([{}, {}]);
});

it('modal examples: the user is saved as they are', async () => {
  const user = await modalCalls.user(null, signal);
  const { mistakes, values } = await submit(() => useUserForm(user));

  expect(mistakes).toEqual([]);
  expect(await modalCalls.saveUser(required(values, 'values'))).toEqual(user);
});
