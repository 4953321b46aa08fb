import { SALES_API_DEMO_BASE } from '@embarque/mocks/sales-api/contract';
import { apiKeyCalls } from '../../features/api-key/model/api-key.api.ts';
import { demoCode, demoPassword } from '@embarque/mocks/authentication/data';
import { setNow } from '@embarque/mocks/clock';
import { accountCalls } from '../../features/account-settings/server/account.api.ts';
import { authenticationCalls } from '../../features/authentication/model/authentication.api.ts';
import type { EntryRequest } from '../../features/authentication/model/authentication.types.ts';
import { blogCalls } from '../../features/blog/blog.api.ts';
import { createPost, uploadImage } from '../../features/blog/edit/server/posts.api.ts';
import { addEvent } from '../../features/calendar/server/calendar.api.ts';
import { sendCommand as sendChat } from '../../features/chat/server/chat.api.ts';
import { dashboardCalls } from '../../features/dashboard/dashboard.api.ts';
import { addClient, saveInvoice } from '../../features/invoice/editor/machine/editor.api.ts';
import { invoiceCalls, paymentIds } from '../../features/invoice/server/invoice.calls.ts';
import { sendRequest as sendKanban } from '../../features/kanban/server/kanban.api.ts';
import { modalCalls } from '../../features/modal-examples/modal-examples.api.ts';
import { sendCommand as sendPermission } from '../../features/permissions/permissions.api.ts';
import { commentIds, profileCalls } from '../../features/profile/profile.api.ts';
import { sendCommand as sendRole } from '../../features/roles/server/roles.api.ts';
import { salesCalls } from '../../features/sales/server/sales.api.ts';
import { sendCommand as sendTodo } from '../../features/todo/server/todo.api.ts';
import { accountCalls as userCalls } from '../../features/users/account/account.api.ts';
import { waitingCalls } from '../../features/waiting/waiting.api.ts';
import { usersCalls } from '../../features/users/users.api.ts';
import { demoApi, salesApi } from '../../http/http.ts';
import { createSessionApi } from '../../session/session.api.ts';
import { noteBeginning } from '../../session/view/view.api.ts';
import {
  NAME,
  by,
  email,
  account,
  client,
  draft,
  payment,
  event,
  wholeAccount,
  address,
  app,
  post,
  sale,
  card,
} from './creations.data.testing.ts';

/** A request that creates something, as a person makes it. */
export interface Creation {
  /** Asks for all that has to be there first. */
  prepare?: () => Promise<unknown>;
  /** Presses the button; every press of an outbox command has a key of its own. */
  press: (key: string) => Promise<unknown>;
  /** A list that shows what was created; left out where the server lists it nowhere. */
  listed?: { load: () => Promise<unknown>; text: string };
}

const session = createSessionApi({ http: salesApi, loginToken: 'public', onNotifications: () => undefined });
const signal = new AbortController().signal;
const enter = (request: EntryRequest) => authenticationCalls.attempt(request, 'usual', signal);

/** All requests that create something, by method and path. */
export const creations: Readonly<Record<string, Creation>> = {
  'POST /account-setting/card/add': {
    press: () => accountCalls.addCard(card),
    listed: { load: () => demoApi.get('/account-setting/data'), text: NAME },
  },
  'POST /account-setting/email': {
    press: () => accountCalls.changeEmail({ email }),
    listed: { load: () => demoApi.get('/account-setting/data'), text: email },
  },
  'POST /account-setting/email/confirm': {
    prepare: () => accountCalls.changeEmail({ email }),
    press: () => accountCalls.confirmEmail({}),
  },
  'POST /account-setting/email/resend': {
    prepare: async () => {
      await accountCalls.changeEmail({ email });
      setNow(Date.now() + 61_000);
    },
    press: () => accountCalls.resendEmail({}),
  },
  'POST /account-setting/password': {
    press: () => accountCalls.changePassword({ current: 'window-seat', next: 'so-uma-vez-2030' }),
  },
  'POST /account-setting/two-step/prove': {
    prepare: () => accountCalls.startTwoStep({ way: 'sms', phone: '+5511987654321' }),
    press: () => accountCalls.proveTwoStep('246810'),
  },
  'POST /api-key/keys': {
    press: () => apiKeyCalls.reveal({ kind: 'add', body: { name: NAME, type: 'read-only', life: null } }),
    listed: { load: () => demoApi.get('/api-key/keys'), text: NAME },
  },
  'POST /api-key/roll': { press: () => apiKeyCalls.reveal({ kind: 'roll', body: { id: 1, overlap: 24 } }) },
  'POST /api/invoice/clients': {
    press: (key) => addClient({ client, key, by }, signal),
    listed: { load: () => demoApi.get('/api/invoice/clients'), text: NAME },
  },
  'POST /api/invoice/invoices': {
    press: (key) => saveInvoice({ id: null, draft, key, by }),
    listed: { load: () => demoApi.get('/apps/invoice/invoices'), text: NAME },
  },
  'POST /apps/calendar/add-event': {
    press: (key) => addEvent(event, key),
    listed: { load: () => demoApi.get('/apps/calendar/events'), text: NAME },
  },
  'POST /apps/chat/report-contact': {
    press: (key) => sendChat({ type: 'contact reported', contactId: 1, reason: 'spam', note: NAME }, key),
  },
  'POST /apps/chat/send-msg': {
    press: (key) =>
      sendChat(
        { type: 'message sent', contactId: 1, clientId: 'once', at: '2030-06-15T12:00:00Z', message: NAME },
        key,
      ),
    listed: { load: () => demoApi.get('/apps/chat/get-chat?id=1&peek=1'), text: NAME },
  },
  'POST /apps/invoice/duplicate': { press: (key) => invoiceCalls.duplicate({ id: 4989, by }, key) },
  'POST /apps/invoice/pay': {
    press: (key) =>
      invoiceCalls.pay(
        { payments: [{ id: 4989, payment: { ...payment, id: paymentIds.idOf(4989, payment) } }], by },
        key,
      ),
    listed: { load: () => demoApi.get('/api/invoice/invoices/4989'), text: NAME },
  },
  'POST /apps/invoice/send': {
    press: (key) => invoiceCalls.send({ ids: [4989], mail: { to: [email], subject: NAME, message: NAME }, by }, key),
    listed: { load: () => demoApi.get('/api/invoice/invoices/4989'), text: email },
  },
  'POST /apps/kanban/add-board': {
    press: (key) => sendKanban({ type: 'add board', title: NAME }, key),
    listed: { load: () => demoApi.get('/apps/kanban/boards'), text: NAME },
  },
  'POST /apps/kanban/add-task': {
    press: (key) => sendKanban({ type: 'add task', boardId: 'in-progress', title: NAME }, key),
    listed: { load: () => demoApi.get('/apps/kanban/tasks'), text: NAME },
  },
  'POST /apps/permissions/add-permission': {
    press: (key) => sendPermission({ type: 'permission added', name: NAME, isCore: false, by }, key),
    listed: { load: () => demoApi.get('/apps/permissions/data'), text: NAME },
  },
  'POST /apps/roles/add': {
    press: (key) => sendRole({ type: 'role added', name: NAME, cells: [], by }, { roles: [] } as never, key),
    listed: { load: () => demoApi.get('/apps/roles/list'), text: NAME },
  },
  'POST /apps/roles/view-begin': {
    press: () =>
      noteBeginning({ id: 'view', role: 'editor', userId: null, by: { ...by, fullName: NAME }, byEmail: email }),
    listed: { load: () => demoApi.get('/apps/roles/views'), text: NAME },
  },
  'POST /apps/todo/add-tag': {
    press: (key) => sendTodo({ type: 'tag added', title: NAME, tone: 'info' }, key),
    listed: { load: () => demoApi.get('/apps/todo/tags'), text: NAME },
  },
  'POST /apps/todo/add-tasks': {
    press: (key) => sendTodo({ type: 'task added', fields: { title: NAME } }, key),
    listed: { load: () => demoApi.get('/apps/todo/tasks?filter=all'), text: NAME },
  },
  'POST /apps/users/add-user': {
    press: () => usersCalls.add({ ...account, fullName: NAME, contact: '555 2010', company: 'Vez', country: 'Brazil' }),
    listed: { load: () => demoApi.get('/api/users/list/all-data'), text: NAME },
  },
  'POST /apps/users/send': {
    press: (key) => userCalls.send({ id: 4, what: 'reset link', byName: NAME }, key),
    listed: { load: () => demoApi.get('/apps/users/account?id=4'), text: NAME },
  },
  'POST /authentication/accounts': { press: () => enter({ kind: 'accounts', body: wholeAccount }) },
  'POST /authentication/code': { press: () => enter({ kind: 'code', body: { code: demoCode } }) },
  'POST /authentication/forgot': { press: () => enter({ kind: 'forgot', body: { email } }) },
  'POST /authentication/login': { press: () => enter({ kind: 'login', body: { email, password: demoPassword } }) },
  'POST /authentication/register': { press: () => enter({ kind: 'register', body: account }) },
  'POST /authentication/resend': { press: () => authenticationCalls.sendAgain('code', 'usual', signal) },
  'POST /authentication/reset': {
    prepare: () => enter({ kind: 'forgot', body: { email } }),
    press: () => enter({ kind: 'reset', body: { token: 'link-2', password: account.password } }),
  },
  'POST /authentication/verify': {
    prepare: () => enter({ kind: 'forgot', body: { email } }),
    press: () => enter({ kind: 'verify', body: { token: 'link-2' } }),
  },
  'POST /blog/comments': {
    press: (key) => blogCalls.comment({ postId: 1, parentId: null, name: 'Ana', email, text: NAME }, key),
    listed: { load: () => demoApi.get('/blog/list/data/detail?id=1'), text: NAME },
  },
  'POST /blog/images': { press: () => uploadImage('data:image/png;base64,iVBORw0KGgo=') },
  'POST /card/card-analytics/revenue-report/budget': {
    press: (key) => dashboardCalls.changeBudget({ year: '2020', by: 100 }, key),
  },
  'POST /jwt/register': { press: () => demoApi.post('/jwt/register', account, { isCreation: true }) },
  'POST /modal-examples/address': { press: () => modalCalls.addAddress(address) },
  'POST /modal-examples/app': { press: () => modalCalls.createApp(app) },
  'POST /modal-examples/card': { press: () => modalCalls.addCard({ name: NAME, end: '1111', isSaved: true }) },
  'POST /modal-examples/invitations': { press: () => modalCalls.invite([email]) },
  'POST /profile/add-comment': {
    press: () => profileCalls.addComment({ postId: 1, clientId: commentIds.idOf(1, NAME), comment: NAME }),
    listed: { load: () => demoApi.get('/profile/data'), text: NAME },
  },
  'POST /waiting/notify': { press: () => waitingCalls.notify(email) },
  'PUT /blog/posts/new/:key': {
    press: () => createPost('once', { fields: post, by: by.fullName, isAutosave: false }),
    listed: { load: () => demoApi.get('/blog/list/data?perPage=100'), text: NAME },
  },
  [`POST ${SALES_API_DEMO_BASE}/sales`]: {
    press: () => salesCalls.create(sale),
    listed: { load: () => salesApi.get('sales', { params: { q: NAME } }), text: NAME },
  },
  [`POST ${SALES_API_DEMO_BASE}/jwt/register`]: { press: () => session.register(account) },
};
