import { beforeEach, expect, it } from 'vitest';
import { callsTo } from './lib/http/calls.testing.ts';
import { resetSampleData } from './lib/sample/sample-store.ts';
import { handlers } from './index.ts';

const call = callsTo(handlers);
const read = async (path: string): Promise<unknown> => (await call('GET', path)).body;

/** The values at a path such as `emails.*.from.name`, in every item of a list; nothing where something around it is null. */
const valuesAt = (answer: unknown, path: string): unknown[] =>
  path.split('.').reduce<unknown[]>(
    (values, key) =>
      values.flatMap((value) => {
        if (value === null) return [];
        return key === '*' ? Object.values(value as object) : [(value as Record<string, unknown>)[key]];
      }),
    [answer],
  );

function missingIn(answer: unknown, within: string, fields: string): string[] {
  const paths = fields.split(' ').map((field) => (within ? `${within}.${field}` : field));
  return paths.filter((path) => {
    const values = valuesAt(answer, path);
    return values.length === 0 || values.includes(undefined);
  });
}

beforeEach(() => resetSampleData());

const person = 'fullName role about avatar status';
const cardsOf = (names: string) => names.split(' ').map((name) => `/card/card-statistics/${name}`);

it.each([
  [
    'a todo task (SPEC-3.6-a)',
    '/apps/todo/tasks',
    '*',
    'id title dueDate description assignee assignee.fullName assignee.avatar tags.* isCompleted isDeleted isImportant',
  ],
  ['a chat contact (SPEC-3.7-a)', '/apps/chat/chats-and-contacts', 'contacts.*', `id ${person}`],
  [
    'a chat (SPEC-3.7-b)',
    '/apps/chat/get-chat?id=2',
    'chat',
    'id userId unseenMsgs chat.*.message chat.*.time chat.*.senderId',
  ],
  [
    'an email (SPEC-3.10-a)',
    '/apps/email/emails?folder=inbox',
    'emails.*',
    'id from.email from.name from.avatar to.*.name to.*.email subject cc bcc message attachments.*.fileName ' +
      'attachments.*.thumbnail attachments.*.url attachments.*.size isStarred labels.* time replies.*.subject ' +
      'folder isRead isDeleted',
  ],
  ['an opened email (SPEC-3.10-a)', '/apps/email/get-email?id=34', 'email', 'hasPreviousMail hasNextMail'],
  ['a kanban board (SPEC-3.11-a)', '/apps/kanban/boards', '*', 'id title'],
  [
    'a kanban task (SPEC-3.11-b)',
    '/apps/kanban/tasks',
    '*',
    'id labels.* boardId description dueDate title coverImage attachments.*.name attachments.*.img ' +
      'comments.*.name comments.*.img comments.*.comment assignedTo.*.title assignedTo.*.img',
  ],
  [
    'an invoice (SPEC-3.12-a)',
    '/apps/invoice/invoices',
    'allData.*',
    'id issuedDate client.address client.company client.companyEmail client.country client.contact client.name ' +
      'service total avatar invoiceStatus balance dueDate',
  ],
  [
    'the details of a payment (SPEC-3.12-b)',
    '/api/invoice/invoices/4987',
    'paymentDetails',
    'totalDue bankName country iban swiftCode',
  ],
  [
    'a calendar event (SPEC-3.13-a)',
    '/apps/calendar/events',
    'events.*',
    'id url title start end allDay extendedProps.calendar',
  ],
  [
    'a user (SPEC-3.14-a)',
    '/api/users/list/all-data',
    '*',
    'id billing fullName company role username country contact email currentPlan status avatar avatarColor',
  ],
  [
    'a profile (SPEC-3.15-a)',
    '/profile/data',
    '',
    'header userAbout suggestedPages twitterFeeds post.*.likedUsers post.*.detailedComments latestPhotos suggestions polls',
  ],
  [
    'a product (SPEC-3.16-a)',
    '/apps/ecommerce/products',
    'products.*',
    'id name slug description brand price image hasFreeShipping rating isInWishlist isInCart colorOptions',
  ],
  ['a wishlist item (SPEC-3.16-b)', '/apps/ecommerce/products', 'userWishlist.*', 'id productId'],
  ['a cart item (SPEC-3.16-c)', '/apps/ecommerce/products', 'userCart.*', 'id productId qty'],
  [
    'a product in the cart (SPEC-3.16-d)',
    '/apps/ecommerce/cart',
    'products.*',
    'shippingDate offers discountPercentage',
  ],
  [
    'a blog post in the list (SPEC-3.17-a)',
    '/blog/list/data',
    'blogs.*',
    'img title id avatar userFullName blogPosted tags excerpt comment',
  ],
  ['the sidebar of the blog (SPEC-3.17-b)', '/blog/list/data/sidebar', '', 'recentPosts.* categories.*.icon'],
  ['a blog post (SPEC-3.17-c)', '/blog/list/data/detail', '', 'blog comments.*'],
  [
    'the form of a blog post (SPEC-3.17-d)',
    '/blog/list/data/edit',
    '',
    'blogTitle blogCategories slug status excerpt featuredImage',
  ],
  [
    'an employee (SPEC-3.18-a)',
    '/api/datatables/initial-data',
    '*',
    'responsive_id id avatar full_name post email city start_date salary age experience status',
  ],
  ...['basicPlan', 'standardPlan', 'enterprisePlan'].map((plan) => [
    `${plan} (SPEC-3.19-a)`,
    '/pricing/data',
    plan,
    'title img subtitle monthlyPrice yearlyPlan.perMonth yearlyPlan.totalAnnual planBenefits popular',
  ]),
  ['a question about the plans (SPEC-3.19-b)', '/pricing/data', 'qandA.*', 'question ans'],
  [
    'a page that is found (SPEC-2.4-a, SPEC-3.20-a)',
    '/api/main-search/data',
    'searchArr.0.data.*',
    'id target title icon link isBookmarked',
  ],
  ['a file that is found (SPEC-3.20-b)', '/api/main-search/data', 'searchArr.1.data.*', 'title by size file'],
  ['a contact that is found (SPEC-3.20-c)', '/api/main-search/data', 'searchArr.2.data.*', 'title email img date'],
  ['a card of the knowledge base (SPEC-3.21-a)', '/faq/data/knowledge_base', '*', 'id category img title desc'],
  [
    'a category of questions (SPEC-3.21-b)',
    '/faq/data/category',
    '*',
    'id title icon iconColor questions.*.id questions.*.question questions.*.slug',
  ],
  [
    'a question in detail (SPEC-3.21-d)',
    '/faq/data/question',
    '',
    'title lastUpdated relatedQuestions.*.id relatedQuestions.*.question content',
  ],
  ['a permission (SPEC-3.22-a)', '/apps/permissions/data', 'permissions.*', 'id name assignedTo.* createdDate'],
  ...Object.entries({
    'support-tracker': 'title last_days.* totalTicket newTicket openTicket responseTime',
    'avg-sessions': 'sessions growth progress.goal progress.users progress.retention progress.duration',
    'revenue-report': 'years.* price budget',
    'goal-overview': 'completed inProgress',
    revenue: 'thisMonth lastMonth',
    'product-orders': 'chart_info.finished chart_info.pending chart_info.rejected',
    'sessions-device': 'chart_info.*.name chart_info.*.icon chart_info.*.usage chart_info.*.upDown',
    customers: 'listData.*.text listData.*.result',
  }).map(([card, fields]) => [`the card ${card} (SPEC-3.23-a)`, `/card/card-analytics/${card}`, '', fields]),
  ...cardsOf(
    'orders-bar-chart profit-line-chart subscribers revenue sales orders site-traffic active-users newsletter',
  ).map((path) => [`the series of ${path} (SPEC-3.23-b)`, path, 'series.*', 'name data.*']),
  [
    'the account settings (SPEC-3.24-a)',
    '/account-setting/data',
    '',
    'general.avatar general.username general.fullName general.email general.company info.bio info.dob info.country ' +
      'info.website info.phone social.socialLinks.twitter social.socialLinks.facebook social.socialLinks.google ' +
      'social.socialLinks.linkedIn social.socialLinks.instagram social.socialLinks.quora ' +
      'social.connections.twitter.id social.connections.google.profileImg social.connections.facebook.id ' +
      'social.connections.github.profileImg notification.commentOnArticle notification.answerOnForm ' +
      'notification.followMe notification.newAnnouncements notification.productUpdates notification.blogDigest',
  ],
])('%s has every field of the specification', async (_, path, within, fields) => {
  expect(missingIn(await read(path ?? ''), within ?? '', fields ?? '')).toEqual([]);
});

it.each([
  [
    'the status of chat contacts (SPEC-3.7-a)',
    '/apps/chat/chats-and-contacts',
    'contacts.*.status',
    ['away', 'busy', 'offline', 'online'],
  ],
  [
    'the labels of emails (SPEC-3.10-a)',
    '/apps/email/emails',
    'emails.*.labels.*',
    ['company', 'important', 'personal', 'private'],
  ],
  ['the ids of boards (SPEC-3.11-a)', '/apps/kanban/boards', '*.id', ['done', 'in-progress', 'todo']],
  [
    'the calendars of events (SPEC-3.13-a)',
    '/apps/calendar/events',
    'events.*.extendedProps.calendar',
    ['Business', 'ETC', 'Family', 'Holiday', 'Personal'],
  ],
  ['the status of employees (SPEC-3.18-a)', '/api/datatables/initial-data', '*.status', [1, 2, 3, 4, 5]],
  [
    'the roles of permissions (SPEC-3.22-a, SPEC-6.4-a)',
    '/apps/permissions/data',
    'permissions.*.assignedTo.*',
    ['administrator', 'manager', 'restricted-user', 'support', 'user'],
  ],
])('%s are those of the specification', async (_, path, at, values) => {
  expect(new Set(valuesAt(await read(path), at))).toEqual(new Set<unknown>(values));
});

it('the topics of questions are payment, delivery, cancellation, orders and products (SPEC-3.21-c)', async () => {
  expect(Object.keys((await read('/faq/data')) as object)).toEqual([
    'payment',
    'delivery',
    'cancellationReturn',
    'myOrders',
    'productServices',
  ]);
});
