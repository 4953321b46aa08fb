import type { Browser, Page } from 'playwright';

/** Limits of the first story of a visit; bytes are those of the files before compression. */
const widget = { requests: 60, megabytes: 2.5 };
const feature = { requests: 93, megabytes: 3.5 };

/** Stories to open first in a visit: the smallest of a widget and of a feature, and a large one of each. */
export const firstStories = [
  { id: 'design-system-components-buttons-button--playground', limits: widget },
  { id: 'design-system-forms-elements-pickers-datepicker--playground', limits: widget },
  { id: 'features-kanban-kanbanpage--three-boards-side-by-side', limits: feature },
  // The home also asks for what waits today, in sales and invoices.
  { id: 'features-sales-salespage--default', limits: feature },
];

/** Opens a story as the first of a visit, until it asks for nothing more; what checks accessibility loads after it and is not counted. */
export async function openFirst(browser: Browser, storybook: string, id: string) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(markWhenShown);
    await page.goto(`${storybook}/iframe.html?viewMode=story&id=${id}`);
    const painted = await page.evaluate(async () => {
      while (performance.getEntriesByName('story-shown').length === 0) {
        if (performance.now() > 60_000) throw new Error('The story was not shown within a minute.');
        await new Promise(requestAnimationFrame);
      }
      await new Promise(requestAnimationFrame);
      return performance.now();
    });
    const sizes = await whenQuiet(page);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return { requests: sizes.length, megabytes: Math.ceil(bytes / 1e4) / 100, painted: Math.round(painted) };
  } finally {
    await context.close();
  }
}

/** Marks the moment in which the story stands in the page. On a busy machine, it is painted well after that. */
function markWhenShown(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('.sb-show-main #storybook-root > *')) return;
    performance.mark('story-shown');
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
}

const QUIET_MS = 2000;

/** The sizes of all that was loaded, once nothing has come for a while. */
async function whenQuiet(page: Page): Promise<number[]> {
  for (let before: number[] = []; ;) {
    await page.waitForTimeout(QUIET_MS);
    const now = await page.evaluate(() => {
      const shownAt = performance.getEntriesByName('story-shown')[0]?.startTime ?? 0;
      const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
      return entries
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name, startTime }) => startTime <= shownAt || !/\/axe-/.test(name))
        .map(({ decodedBodySize }) => decodedBodySize);
    });
    if (now.length === before.length) return now;
    before = now;
  }
}
