import type { Page } from '@playwright/test';

/** One mark on a sheet of paper, in points from its top. */
interface Mark {
  name: string;
  top: number;
  bottom: number;
}

/** Makes parts of the printed invoice links, which a PDF file keeps with their places: its texts are drawings. */
export async function markParts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const mark = (element: Element | undefined, name: string) => {
      const link = document.createElement('a');
      link.href = `https://${name}.example/`;
      link.append(...(element?.childNodes ?? []));
      element?.append(link);
    };
    mark(document.querySelector('thead th') ?? undefined, 'head');
    document.querySelectorAll('tbody tr').forEach((row, index) => mark(row.children[0], `line-${index}`));
    mark([...document.querySelectorAll('article dl')].at(-1)?.querySelector('dt') ?? undefined, 'sums');
    mark([...document.querySelectorAll('article bdi')].at(-1), 'note');
  });
}

/** Leaves only the first lines of a marked invoice. */
export async function keepLines(page: Page, count: number): Promise<void> {
  await page.evaluate((most) => {
    for (const row of [...document.querySelectorAll('tbody tr')].slice(most)) row.remove();
  }, count);
}

/** The marks on each sheet of the printed page, from its top. */
export async function printedMarks(page: Page, format: 'A4' | 'Letter'): Promise<Mark[][]> {
  const source = (await page.pdf({ format })).toString('latin1');
  const objects = new Map(
    [...source.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms)].map(([, id, text = '']) => [id, text]),
  );
  return [...objects.values()]
    .filter((text) => /\/Type \/Page\b/.test(text))
    .map((text) => {
      const height = Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(text)?.[1]);
      const ids = /\/Annots \[(.*?)\]/s.exec(text)?.[1]?.matchAll(/(\d+) 0 R/g) ?? [];
      return [...ids].flatMap(([, id]) => markOf(objects.get(id) ?? '', height));
    });
}

function markOf(annotation: string, height: number): Mark[] {
  const name = /https:\/\/([\w-]+)\.example/.exec(annotation)?.[1];
  const [, bottom, , top] = (/\/Rect \[([^\]]*)\]/.exec(annotation)?.[1] ?? '').split(' ').map(Number);
  if (name === undefined || bottom === undefined || top === undefined) return [];
  return [{ name, top: height - top, bottom: height - bottom }];
}
