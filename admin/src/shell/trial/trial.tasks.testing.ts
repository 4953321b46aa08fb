import { demoApi } from '../../http/http.ts';

/** Something that a person does, as the outbox is given it. */
export interface Task {
  name: string;
  /** First word of the feature's outbox file. */
  feature: string;
  /** Reads what the command is about, as the page did that shows it. */
  command: () => Promise<unknown>;
  /** The data of the page; left out, the feature loads them. */
  state?: () => Promise<unknown>;
}

const by = { fullName: 'Marina Duarte', role: 'administrator' };
const me = { by: 'admin@demo.com', byName: 'Marina Duarte', byRole: 'administrator' };
const always = (command: unknown) => async () => command;
const list = async <Row>(path: string, key: string, params = {}): Promise<Row[]> =>
  ((await demoApi.get(path, { params })) as Record<string, Row[]>)[key] ?? [];
const userOf = async (id: number) => (await list('/api/users/list/data', 'users', { ids: String(id) }))[0];
const profile = () => demoApi.get('/profile/data');
const calendar = () =>
  demoApi.get('/apps/calendar/events', {
    params: { calendars: 'Business,Personal,Family,Holiday,ETC', start: '2026-11-01', end: '2026-12-31' },
  });
const noChat = async () => ({ profile: null, contacts: [], conversations: {} });
const account = () => demoApi.get('/account-setting/data');
const post = async () => ({
  wanted: '1',
  post: ((await demoApi.get('/blog/list/data/detail', { params: { id: '1' } })) as { blog: object }).blog,
  comments: [],
});
const comment = {
  type: 'comment added',
  postId: 1,
  key: 'k-1',
  parentId: null,
  name: 'Marina Duarte',
  email: 'admin@demo.com',
  text: 'Bon voyage',
  day: '2026-11-30',
};
const budget = async () => ({ budgets: { 2020: 56_800 }, report: { year: '2020', budget: 56_800 } });
const productOf = async (id: number) =>
  (await list<{ id: number }>('/apps/ecommerce/products', 'products', { perPage: 60 })).find((each) => each.id === id);

const task = (feature: string, name: string, command: Task['command'], state?: Task['state']): Task => ({
  feature,
  name,
  command,
  ...(state && { state }),
});

/** At least one task of each feature that gives commands to the fake API, those first that add something. */
export const tasks: readonly Task[] = [
  task('kanban', 'adds a task', always({ type: 'task added', boardId: 'todo', title: 'Call the clinic' })),
  task('kanban', 'adds a board', always({ type: 'board added', title: 'Waiting' })),
  task('kanban', 'moves a task', always({ type: 'task moved', taskId: 1, boardId: 'done', beforeId: null })),
  task('kanban', 'renames a task', always({ type: 'task updated', taskId: 1, fields: { title: 'Renamed' } })),
  task('todo', 'adds a tag', always({ type: 'tag added', title: 'Clinics', tone: 'info' })),
  task('todo', 'renames a task', always({ type: 'task changed', taskId: 1, fields: { title: 'Renamed' } })),
  task('todo', 'moves a task', always({ type: 'task moved', taskId: 2, beforeId: null })),
  task('todo', 'deletes a task', always({ type: 'task deleted', taskId: 2 })),
  task('calendar', 'adds an event', always({ type: 'event added', event: eventOn('2027-03-10') }), calendar),
  task('calendar', 'deletes an event', always({ type: 'event deleted', eventId: 1 }), calendar),
  task('chat', 'writes a message', always(messageTo(1)), noChat),
  task('chat', 'mutes a contact', always({ type: 'contact updated', contactId: 2, fields: { isMuted: true } }), noChat),
  task('users', 'suspends users', async () => ({
    ...me,
    command: {
      type: 'users changed',
      changes: [{ user: await userOf(5), fields: { status: 'suspended' } }],
      reason: '',
    },
  })),
  task('users', 'deletes a user', async () => ({
    ...me,
    command: { type: 'users deleted', users: [await userOf(6)] },
  })),
  task('roles', 'adds a role', always({ type: 'role added', name: 'Partner', cells: [], by })),
  task(
    'roles',
    'gives a right',
    always({ type: 'role changed', roleId: 'support', name: null, cells: { 'payroll.read': true }, note: '', by }),
  ),
  task(
    'permissions',
    'adds a permission',
    always({ type: 'permission added', name: 'Issue refunds', isCore: false, by }),
  ),
  task('permissions', 'deletes a permission', always({ type: 'permission deleted', id: 4, by })),
  task(
    'profile',
    'comments on a post',
    always({
      type: 'comment added',
      postId: 3,
      clientId: 'c-1',
      text: 'Bon voyage',
      author: { avatar: '', username: 'Marina Duarte' },
    }),
    profile,
  ),
  task('profile', 'likes a post', always({ type: 'post liked', postId: 3, isLiked: true }), profile),
  task('pricing', 'changes the plan', always({ plan: 'enterprise', cycle: 'yearly', title: 'Enterprise' }), () =>
    demoApi.get('/pricing/data', { params: { language: 'en' } }),
  ),
  task(
    'feedback',
    'votes for an article',
    always({ slug: 'payment-time', vote: { isHelpful: true } }),
    async () => ({}),
  ),
  task('bookmarks', 'sets a bookmark', always({ id: 3, title: 'Calendar', isBookmarked: true }), async () => []),
  task(
    'cart',
    'puts a product in the cart',
    async () => ({ kind: 'put', product: await productOf(5), qty: 2 }),
    async () => ({ lines: [], wished: [] }),
  ),
  task('invoice', 'deletes invoices', always({ type: 'deleted', ids: [4987], by }), async () => []),
  task(
    'account',
    'connects a service',
    always({ type: 'connection set', kind: 'service', id: 'slack', isConnected: true, name: 'Slack' }),
    account,
  ),
  task('account', 'cancels the plan', always({ type: 'plan set', isCancelled: true }), account),
  task('blog', 'comments on a post', always(comment), post),
  task(
    'blog',
    'takes a post off the bookmarks',
    always({ type: 'post bookmarked', postId: 1, isBookmarked: false }),
    post,
  ),
  task('budget', 'raises a budget', always({ year: '2020', by: 1000 }), budget),
  task(
    'email',
    'stars a mail',
    always({ type: 'messages updated', updates: [{ ids: [1], data: { isStarred: true } }] }),
    async () => null,
  ),
];

function eventOn(day: string) {
  return {
    title: 'Partner call',
    url: '',
    start: `${day}T12:00:00.000Z`,
    end: `${day}T13:00:00.000Z`,
    allDay: false,
    extendedProps: { calendar: 'Business', guests: [], location: '', description: '' },
  };
}

function messageTo(contactId: number) {
  return { type: 'message sent', contactId, clientId: 'm-1', at: '2026-11-30T12:00:00.000Z', message: 'On my way' };
}
