import type { StoryContext } from '@storybook/react-vite';
import { fireEvent } from 'storybook/test';
import { type Key, triedKeys } from './keyboard.ts';

type UserEvent = StoryContext['userEvent'];

/** Tries every key on the element and returns those that did something a person or a program would notice. */
export async function handledKeys(target: HTMLElement, userEvent: UserEvent): Promise<Key[]> {
  const handled: Key[] = [];
  for (const key of triedKeys) {
    target.focus();
    if (await isHandled(key, userEvent)) handled.push(key);
  }
  return handled;
}

async function isHandled(key: Key, userEvent: UserEvent): Promise<boolean> {
  const focused = document.activeElement;
  let isHandledSoFar = false;
  const notice = (event: Event) => {
    if (event.type === 'click' || event.defaultPrevented) isHandledSoFar = true;
    // The press itself must not lead away from the story.
    if (event.type === 'click') event.preventDefault();
  };
  const watched = ['keydown', 'keyup', 'click'];
  const changes = new MutationObserver(() => (isHandledSoFar = true));

  watched.forEach((type) => window.addEventListener(type, notice));
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-expanded', 'aria-selected'],
  });
  try {
    await press(key, userEvent);
    return isHandledSoFar || changes.takeRecords().length > 0 || document.activeElement !== focused;
  } finally {
    changes.disconnect();
    watched.forEach((type) => window.removeEventListener(type, notice));
  }
}

const pressingKeys: readonly Key[] = ['Enter', 'Space', 'Escape'];

async function press(key: Key, userEvent: UserEvent): Promise<void> {
  const target = document.activeElement ?? document.body;
  // For every other key, user-event looks for the caret, and throws when a control has none.
  const hasNoCaret = target.matches('[type="checkbox"], [type="radio"]');
  if (hasNoCaret && !pressingKeys.includes(key)) await fireEvent.keyDown(target, { key });
  else await userEvent.keyboard(key === 'Space' ? ' ' : `{${key}}`);
}
