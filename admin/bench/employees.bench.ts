import type { Taken } from './employees/main.ts';
import type { Benchmark } from './stage.ts';
import { median } from './median.ts';

const MEDIAN_MS = 60;
const BLOCKED_MS = 50;

/** Search, sort and page together, as somebody does who looks for one of a hundred thousand. */
const searches = ['', 'a', 'an', 'ana', 'silva', 'desk agent', 'porto', 'zz'];
const sorts = ['sortColumn=full_name&sort=asc', 'sortColumn=salary&sort=desc', 'sortColumn=start_date&sort=asc'];
const pages = [1, 7, 2000];
/** Another search each time, so that each call looks through all of them. */
const queries = pages.flatMap((page) =>
  sorts.flatMap((sort) => searches.map((q) => `q=${encodeURIComponent(q)}&${sort}&page=${page}&perPage=10`)),
);

export default {
  title: 'The fake API in the page: one page of 100,000 employees, searched and sorted (milliseconds)',

  async run({ browser, servePage }) {
    const served = await servePage('employees');
    const page = await browser.newPage();
    try {
      await page.goto(served.url);
      await page.waitForFunction(() => 'take' in window);
      const take = (query: string) =>
        page.evaluate((asked) => (window as unknown as { take: (query: string) => Promise<Taken> }).take(asked), query);
      // The first calls prepare the orders and the texts to look into.
      for (const sort of sorts) await take(`q=a&${sort}`);

      const taken: Taken[] = [];
      for (const query of queries) taken.push(await take(query));
      return judge(taken);
    } finally {
      await page.close();
      await served.close();
    }
  },
} satisfies Benchmark;

function judge(taken: Taken[]) {
  const times = taken.map(({ answer }) => answer).toSorted((a, b) => a - b);
  const middle = median(times);
  const blocked = Math.max(...taken.map((each) => each.blocked));
  const row = {
    list: 'employees',
    calls: times.length,
    median: middle,
    slowest: times.at(-1) ?? 0,
    'longest block': blocked,
  };
  const rounded = Object.entries(row).map(([name, value]) => [
    name,
    typeof value === 'number' ? Math.round(value) : value,
  ]);
  return {
    rows: [Object.fromEntries(rounded)],
    overBudget: [
      ...(middle > MEDIAN_MS ? [`employees: ${Math.round(middle)} ms for an answer, the budget is ${MEDIAN_MS}.`] : []),
      ...(blocked > BLOCKED_MS
        ? [`employees: the page is held up for ${Math.round(blocked)} ms, the budget is ${BLOCKED_MS}.`]
        : []),
    ],
  };
}
