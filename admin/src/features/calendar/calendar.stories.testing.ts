import type { CalendarEvent } from '@embarque/mocks/calendar/contract';
import type { Meta, StoryContext } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fireEvent, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { say } from '#storybook/appearance/say.ts';
import { storyOf } from '#storybook/feature/story.ts';
import { inTests } from '#storybook/testing/in-tests.ts';
import { demoApi } from '../../http/http.ts';
import { CalendarPage } from './CalendarPage.tsx';

type Context = Pick<StoryContext, 'loaded' | 'userEvent' | 'canvasElement' | 'msw'>;

export const claims = 'Claims of the week';
export const dentist = 'Dentista';

/** The calendar at the URL of `parameters.route`. */
export const calendarPage = {
  component: CalendarPage,
  tags: ['!autodocs'],
  parameters: { route: '/apps/calendar', layout: 'fullscreen' },
  loaders: inTests(() => import('./panel/CalendarPanels.tsx')),
} satisfies Meta<typeof CalendarPage>;

/** The calendar, once its events are loaded. */
export async function calendarIsThere(): Promise<HTMLElement> {
  const calendar: HTMLElement = await screen.findByRole('region', { name: say('Calendar') });
  await waitFor(() => expect(calendar).not.toHaveAttribute('aria-busy'));
  return calendar;
}

const facesOf = (title: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-event]')].filter(
    (face) => face.textContent.includes(title) && !face.closest('.ec-mirror'),
  );

/** The first part of an event on screen, once it has a place there. */
export function eventFace(title: string): Promise<HTMLElement> {
  return waitFor(async () => {
    const [face] = facesOf(title);
    if (!face) throw new Error(`“${title}” is not in view.`);
    await expect(face).toBeVisible();
    return face;
  });
}

export const isGone = (title: string) => waitFor(() => expect(facesOf(title)).toEqual([]));

export async function openEvent(userEvent: UserEventObject, title: string): Promise<HTMLElement> {
  await userEvent.click(await eventFace(title));
  return screen.findByRole('dialog', { name: say('Update Event') });
}

export async function openNewEvent(userEvent: UserEventObject): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: say('Add Event') }));
  return screen.findByRole('dialog', { name: say('Add Event') });
}

/** Presses the middle of a day, as a mouse does: the calendar goes by the place, not by the element. */
export async function pressDay(day: string): Promise<void> {
  const cell = await waitFor(() => {
    const found = document.querySelector(`.ec-cell[data-date="${day}"]`);
    if (!found) throw new Error(`The day ${day} is not in view.`);
    return found;
  });
  const at = middleOf(cell);
  await fireEvent.pointerDown(cell, { ...at, button: 0 });
  await fireEvent.mouseDown(cell, { ...at, button: 0 });
  await fireEvent.pointerUp(document, at);
  await fireEvent.mouseUp(document, at);
}

interface Place {
  clientX: number;
  clientY: number;
}

/** Carries something by mouse to a place. Returns how to drop it there. */
export async function lift(face: HTMLElement, to: Place): Promise<() => Promise<void>> {
  const start = { clientX: face.getBoundingClientRect().left + 12, clientY: middleOf(face).clientY };
  await fireEvent.pointerDown(face, { ...start, button: 0 });
  await fireEvent.mouseDown(face, { ...start, button: 0 });
  await fireEvent.mouseMove(document, { clientX: start.clientX + 10, clientY: start.clientY });
  // The calendar scrolls where the pointer has gone, not where it begins.
  await fireEvent.mouseMove(document, { clientX: to.clientX, clientY: to.clientY - 6 });
  await fireEvent.mouseMove(document, to);
  return async () => {
    await fireEvent.pointerUp(document, to);
    await fireEvent.mouseUp(document, to);
  };
}

/** Carries something by mouse to the middle of something else, and drops it there. */
export async function drag(face: HTMLElement, onto: Element): Promise<void> {
  const drop = await lift(face, middleOf(onto));
  await drop();
}

/** The part of the calendar that scrolls around an event. */
export function scrollerOf(face: HTMLElement): HTMLElement {
  for (let element = face.parentElement; element; element = element.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight)
      return element;
  }
  throw new Error('Nothing around the event scrolls.');
}

/** Pulls the edge of an all-day event to another day. */
export async function resizeAt(edge: 'start' | 'end', face: HTMLElement, onto: Element): Promise<void> {
  const handle = face.closest('.ec-event')?.querySelector<HTMLElement>(`.ec-handle-${edge}, [data-handle="${edge}"]`);
  if (!handle) throw new Error(`The event has no handle at its ${edge}.`);
  await drag(handle, onto);
}

/** The day of the cell or slot that an event stands in. */
export const dayOf = (face: HTMLElement) => face.closest<HTMLElement>('[data-date]')?.dataset['date'];

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** The toast with this message; `sign` is the class of its icon. */
export async function expectToast(message: string, sign: 'circle-check' | 'circle-alert'): Promise<void> {
  const toast = (await screen.findByText(message)).closest('[data-toast]');
  await expect(toast?.querySelector(`.lucide-${sign}`)).toBeVisible();
}

export const panelIsClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export function urlOf(context: Pick<Context, 'loaded'>): string {
  const { pathname, search } = storyOf(context).router.state.location;
  return decodeURIComponent(pathname + search);
}

/** Presses a button of the toast with this message. */
export async function pressInToast(userEvent: UserEventObject, message: string | RegExp, button: string) {
  const toast = (await screen.findByText(message)).closest<HTMLElement>('[data-toast]');
  if (!toast) throw new Error(`“${message}” is in no toast.`);
  await userEvent.click(within(toast).getByRole('button', { name: button }));
}

/** Asks the server behind the page's back. */
export async function askServer(title: string): Promise<CalendarEvent | undefined> {
  const { events } = (await demoApi.get('/apps/calendar/events')) as { events: CalendarEvent[] };
  return events.find((event) => event.title === title);
}

/** Notes the requests for events from now on. */
export function noteRequests({ msw }: Pick<Context, 'msw'>): URLSearchParams[] {
  const requests: URLSearchParams[] = [];
  msw.use(http.get('/apps/calendar/events', ({ request }) => void requests.push(new URL(request.url).searchParams)));
  return requests;
}
