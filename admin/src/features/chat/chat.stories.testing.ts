import { now, setNow } from '@embarque/mocks/clock';
import type { Meta, StoryContext } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { say } from '#storybook/appearance/say.ts';
import { storyOf } from '#storybook/feature/story.ts';
import { IS_TESTED } from '#storybook/testing/in-tests.ts';
import { ChatPage } from './ChatPage.tsx';

let time = 0;

/** Lets the fake API's time pass, which is all that moves its contacts while a story plays. */
export const pass = (seconds: number) => void (time += seconds * 1000);

let isHeld = false;

/** The fake API's clock stands, and the page has the focus of the window. A story that is drawn again goes on. */
function holdTheWorld() {
  time = isHeld ? now() : Date.now();
  isHeld = true;
  setNow(() => time);
  Object.defineProperty(document, 'hasFocus', { configurable: true, value: () => true });
  return () => {
    isHeld = false;
    setNow();
    Reflect.deleteProperty(document, 'hasFocus');
  };
}

/** A page in a tab that is not in front. */
function hideThePage() {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  return () => void Reflect.deleteProperty(document, 'hidden');
}

/** The clock goes on from where the story has left it. */
function releaseTheWorld() {
  const end = time;
  const released = Date.now();
  setNow(() => end + Date.now() - released);
  Reflect.deleteProperty(document, 'hasFocus');
}

/** The chat at the address of `parameters.route`. Its contacts move only with `pass`. */
export const heldChatPage = {
  component: ChatPage,
  tags: ['!autodocs'],
  parameters: { route: '/apps/chat', layout: 'fullscreen' },
  beforeEach: ({ parameters }) => {
    const release = holdTheWorld();
    const show = parameters['isHidden'] === true ? hideThePage() : undefined;
    return () => {
      release();
      show?.();
    };
  },
} satisfies Meta<typeof ChatPage>;

/** The same, for a person to try once the story has played: then its contacts move with the time. */
export const chatPage = {
  ...heldChatPage,
  afterEach: () => {
    if (!IS_TESTED) releaseTheWorld();
  },
} satisfies Meta<typeof ChatPage>;

type Context = Pick<StoryContext, 'loaded' | 'userEvent' | 'canvasElement'>;

export function addressOf(context: Context): string {
  const { pathname, search } = storyOf(context).router.state.location;
  return decodeURIComponent(pathname + search);
}

export const log = (name = 'Noah Adeyemi') => screen.findByRole('log', { name: say('Messages with {name}', { name }) });

/** The names of the messages in sight: sender, time, text, state. */
export const bubbles = () => screen.getAllByRole('article').map((one) => one.getAttribute('aria-label') ?? '');

/** The newest message, once it reads like this. */
export async function newest(pattern: RegExp): Promise<HTMLElement> {
  await waitFor(() => expect(bubbles().at(-1)).toMatch(pattern));
  return screen.getAllByRole('article').at(-1) as HTMLElement;
}

export const composer = (name = 'Noah Adeyemi') =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: say('Message to {person}', { person: name }) });

/** The rows below a heading, by their names. */
export async function rowsBelow(heading: 'Chats' | 'Contacts'): Promise<HTMLElement[]> {
  const navigation = within(await screen.findByRole('navigation', { name: say('Conversations', {}, 'chat') }));
  await navigation.findByRole('heading', { name: say(heading) });
  const list = navigation.queryByRole('list', { name: say(heading) });
  return list ? within(list).queryAllByRole('button') : [];
}

export const namesBelow = async (heading: 'Chats' | 'Contacts') => (await rowsBelow(heading)).map(nameOf);

const nameOf = (row: HTMLElement) => row.querySelector('bdi')?.title ?? '';

export async function row(heading: 'Chats' | 'Contacts', name: string): Promise<HTMLElement> {
  const found = (await rowsBelow(heading)).find((one) => nameOf(one) === name);
  if (!found) throw new Error(`${name} is not below ${heading}.`);
  return found;
}

export async function chooseInMenu(userEvent: UserEventObject, item: string, name = 'Noah Adeyemi') {
  await userEvent.click(await screen.findByRole('button', { name: say('More about {name}', { name }) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

/** Presses a button of the toast with this message. */
export async function pressInToast(userEvent: UserEventObject, message: string, button: string) {
  const toast = (await screen.findByText(message)).closest<HTMLElement>('[data-toast]');
  if (!toast) throw new Error(`“${message}” is in no toast.`);
  await userEvent.click(within(toast).getByRole('button', { name: button }));
}
