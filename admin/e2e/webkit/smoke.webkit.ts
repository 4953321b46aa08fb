import { expect, test } from './fixtures.ts';

const japan = 'eSIM Japan 20 GB does not connect';
const list = 'Draft the eSIM price list';
const daypack = 'City daypack, 20 L';

test.beforeEach(async ({ tab }) => {
  await tab.open('/login');
  await tab.click('button', 'admin@demo.com');
  await tab.click('button', 'Sign in');
  await tab.sees('1–10 of ');
});

test('a sale is recorded', async ({ tab }) => {
  await tab.click('button', 'New sale');
  const panel = await tab.find('dialog', 'New sale');
  await tab.click('combobox', 'Product', panel);
  await tab.type('eSIM Europe 10');
  await tab.click('option', /^eSIM Europe 10 GB/);
  await tab.fill('Customer name', 'Noor Haddad', panel);
  await tab.fill('Customer email', 'noor@example.com', panel);
  await tab.fill('Price paid', '129,90', panel);
  await tab.click('button', 'Record sale', panel);

  await tab.sees('Noor Haddad');
});

test('a mail is opened and answered', async ({ tab }) => {
  await tab.open('/apps/email');
  await tab.click('row', new RegExp(japan));
  const reader = await tab.find('region', japan);
  await tab.click('button', 'Reply', await tab.find('group', 'Reply or forward', reader));
  const answer = await tab.find('group', `Re: ${japan}`);
  await tab.click('textbox', 'Message', answer);
  await tab.press('Control+Home');
  await tab.type('Please switch roaming on.');
  await tab.click('button', 'Send', answer);
  await tab.sees('Message sent');

  await tab.open('/apps/email/sent');
  await tab.sees('Please switch roaming on.');
});

test('a task is carried to the next board by keyboard', async ({ tab }) => {
  await tab.open('/apps/kanban');
  const card = await tab.find('button', list);
  await tab.tabTo(card);
  await tab.press('Space', 'ArrowRight', 'Space');
  await tab.sees(`Put down ${list}.`);

  const board = await tab.find('region', 'In Progress');
  expect(await tab.text(board)).toContain(list);
});

test('a product is put into the cart and bought', async ({ tab }) => {
  await tab.open('/apps/ecommerce/shop?category=Backpacks');
  await tab.click('link', daypack);
  await tab.click('button', `Move to cart: ${daypack}`);
  await tab.find('button', 'Cart, 6 items');
  await tab.open('/apps/ecommerce/checkout');
  await tab.click('button', `One more: Quantity of ${daypack}`);
  await tab.click('button', 'Continue to address');
  await tab.click('button', 'Deliver To This Address');
  await tab.click('radio', 'Cash on delivery');
  await tab.click('button', 'Place Order');

  const pass = await tab.find('region', 'Thank you, Marina Duarte!');
  expect(await tab.text(pass)).toContain(`2 × ${daypack}`);
});

test('a message is sent, and read by its receiver', async ({ tab }) => {
  await tab.open('/apps/chat?contact=1');
  await tab.click('textbox', 'Message to Caio Brandão');
  await tab.type('The receipts are on their way');
  await tab.press('Enter');

  await tab.find('article', /The receipts are on their way, Seen/);
});

test('a task is added and completed', async ({ tab }) => {
  await tab.open('/apps/todo');
  await tab.click('textbox', 'Title of a new task');
  await tab.type('Water the plants');
  await tab.press('Enter');
  const box = await tab.find('checkbox', 'Complete “Water the plants”');
  await tab.click('checkbox', 'Complete “Water the plants”');

  await expect.poll(() => tab.run('return arguments[0].checked', box)).toBe(true);
});

test('an event is added by its form', async ({ tab }) => {
  await tab.open('/apps/calendar?view=month&date=2027-06-14');
  await tab.click('button', 'Add Event');
  const panel = await tab.find('dialog', 'Add Event');
  await tab.fill('Title', 'Travel fair', panel);
  await tab.click('button', 'Add', panel);

  await tab.sees('Travel fair');
});

test('an invoice is found in the list and looked at', async ({ tab }) => {
  await tab.open('/apps/invoice/list?status=Draft');
  await tab.click('link', '#5036');

  const sheet = await tab.find('article', /#5036/);
  expect(await tab.text(sheet)).toContain('Draft');
});

test('errors of a page are noticed, and so is what its policy keeps out', async ({ tab, site }) => {
  await tab.run(`
    console.error('written');
    setTimeout(() => { throw new Error('thrown'); });
    void Promise.reject(new Error('rejected'));
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://other.test' }));
  `);
  const problems: string[] = [];
  await expect
    .poll(async () => problems.push(...(await tab.takeProblems())), { timeout: 30_000 })
    .toBeGreaterThanOrEqual(4);
  await expect.poll(() => site.reports.splice(0).join(' ')).toContain('other.test');

  expect(problems.toSorted().map((problem) => problem.split(' ', 2).join(' '))).toEqual([
    'console: written',
    'policy: style-src-elem',
    'uncaught: Error:',
    'unhandled: Error:',
  ]);
});
