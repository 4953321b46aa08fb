import type { Meta } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { say, type TextMatch } from '#storybook/appearance/say.ts';
import { storyOf } from '#storybook/feature/story.ts';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { EmailPage } from './EmailPage.tsx';

/** The mailbox at `parameters.route`; drafts are stored in the storage of the story. */
export const mailbox = {
  component: EmailPage,
  tags: ['!autodocs'],
  parameters: { route: '/apps/email', layout: 'fullscreen' },
  render: () => <EmailPage />,
} satisfies Meta<typeof EmailPage>;

const narrow = { name: 'Below the split', styles: { width: '1200px', height: '900px' } };

/** A window in which a message opens over its list instead of beside it. */
export const overTheList = {
  parameters: { viewport: { options: { ...MINIMAL_VIEWPORTS, narrow } } },
  globals: { viewport: { value: 'narrow' } },
};

type Context = Parameters<typeof storyOf>[0];

export function addressOf(context: Context): string {
  const { pathname, search } = storyOf(context).router.state.location;
  return pathname + search;
}

/** The rendered rows, once the list is loaded. */
export async function rows(name = say('Inbox')): Promise<HTMLElement[]> {
  const grid: HTMLElement = await screen.findByRole('grid', { name });
  await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'false'));
  return within(grid).getAllByRole('row');
}

/** How many messages the list has, in sight or not. */
export async function rowCount(name = say('Inbox')): Promise<number> {
  await rows(name);
  return Number(screen.getByRole('grid', { name }).getAttribute('aria-rowcount'));
}

/** The row of the message whose subject contains this. The list scrolls to one that is out of sight. */
export async function row(subject: string | RegExp, name = say('Inbox')): Promise<HTMLElement> {
  const isAbout = ({ textContent }: HTMLElement) =>
    typeof subject === 'string' ? textContent.includes(subject) : subject.test(textContent);
  const rendered = (await rows(name)).find(isAbout);
  if (rendered) return rendered;

  for await (const shown of scrollThrough(screen.getByRole('grid', { name }))) {
    const found = shown.find(isAbout);
    if (found) return found;
  }
  throw new Error(`No mail on the list is about ${subject}.`);
}

/** The headings of the days of a list, from its start to its end. */
export async function daysOf(name: string): Promise<string[]> {
  const days: string[] = [];
  await rows(name);
  for await (const [first] of scrollThrough(screen.getByRole('grid', { name }))) {
    const headings = first?.parentElement?.querySelectorAll(':scope > [aria-hidden]') ?? [];
    for (const { textContent } of headings) days.push(textContent);
  }
  return days;
}

/** Scrolls a list from its start to its end, and gives the rows at each stop. */
async function* scrollThrough(grid: HTMLElement): AsyncGenerator<HTMLElement[]> {
  for (let top = 0; top < grid.scrollHeight; top += grid.clientHeight) {
    grid.scrollTop = top;
    yield await rowsInSight(grid);
  }
}

/** No heading of a day is as high as this, in pixels. */
const DAY_HEIGHT = 48;

/** The rows of a list, once they reach down to its end or to all that is in sight, where the heading of a day may stand. */
function rowsInSight(grid: HTMLElement): Promise<HTMLElement[]> {
  return waitFor(async () => {
    const shown: HTMLElement[] = within(grid).getAllByRole('row');
    const last = shown.at(-1);
    const isEnd = last?.getAttribute('aria-rowindex') === grid.getAttribute('aria-rowcount');
    const below = grid.getBoundingClientRect().bottom - (last?.getBoundingClientRect().bottom ?? 0);
    await expect(isEnd || below < DAY_HEIGHT).toBe(true);
    return shown;
  });
}

export async function openMessage(userEvent: UserEventObject, subject: string, name?: string): Promise<HTMLElement> {
  await userEvent.click(await row(subject, name));
  return reader(subject);
}

export async function reader(subject: string | RegExp): Promise<HTMLElement> {
  const region: HTMLElement = await screen.findByRole('region', { name: new RegExp(subject) });
  await waitFor(() => expect(region).not.toHaveAttribute('aria-busy'));
  await within(region).findAllByRole('article');
  return region;
}

export function entry(name: TextMatch): HTMLElement {
  return screen.getByRole('link', { name });
}

export async function choose(userEvent: UserEventObject, button: HTMLElement, item: string): Promise<void> {
  await userEvent.click(button);
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toBeVisible());
  await userEvent.click(within(menu).getByText(item));
}

export async function compose(userEvent: UserEventObject): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: say('Compose') }));
  return composer();
}

/** The answer that is written under its message. */
export async function answer(name: string | RegExp): Promise<HTMLElement> {
  return ready(await screen.findByRole('group', { name }));
}

export async function composer(name: string | RegExp = say('New message')): Promise<HTMLElement> {
  return ready(await screen.findByRole('dialog', { name }));
}

async function ready(composing: HTMLElement): Promise<HTMLElement> {
  await within(composing).findByRole('textbox', { name: say('Message', {}, 'email') }, { timeout: 15_000 });
  return composing;
}
