import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { focusedElement } from '#storybook/testing/required.ts';
import { type Key, triedKeys } from '../lib/keyboard.ts';

type UserEvent = StoryContext['userEvent'];

/** Tries every key on the element, those promised too, and returns those that did something a person or a program would notice. */
export async function handledKeys(
  target: HTMLElement,
  userEvent: UserEvent,
  promised: readonly Key[] = [],
  tried: readonly Key[] = triedKeys,
): Promise<Key[]> {
  const handled: Key[] = [];
  // No press may lead away from the story, nor what it sets off later.
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay);
  try {
    for (const key of new Set([...tried, ...promised])) {
      target.focus();
      if (await isHandled(key, userEvent)) {
        handled.push(key);
        await rest();
      }
      await closeWhatOpened(target, userEvent);
    }
    return handled;
  } finally {
    window.removeEventListener('click', stay);
  }
}

async function closeWhatOpened(target: HTMLElement, userEvent: UserEvent) {
  if (target.getAttribute('aria-haspopup') === null || target.ariaExpanded !== 'true') return;
  const popup = target.getAttribute('aria-controls') ?? '';
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(target.ariaExpanded).not.toBe('true'));
  await waitFor(() => expect(document.getElementById(popup)).toBeNull());
}

const MOST_FRAMES = 10;
/** Sizes are observed at the end of a frame, after its callbacks: what they change shows in the next. */
const FRAMES_OF_REST = 2;

/** Waits for frames without a change: what a key sets off and shows late must not be put down to the next. */
export async function rest(): Promise<void> {
  let idleFrames = 0;
  const changes = new MutationObserver(() => (idleFrames = 0));
  changes.observe(document.body, { subtree: true, childList: true, attributes: true });
  for (let frames = 0; idleFrames < FRAMES_OF_REST && frames < MOST_FRAMES; frames += 1) {
    idleFrames += 1;
    await new Promise(requestAnimationFrame);
  }
  changes.disconnect();
}

async function isHandled(key: Key, userEvent: UserEvent): Promise<boolean> {
  const focused = document.activeElement;
  const keyEvents: Event[] = [];
  let isNoticed = false;
  // Whether a key was taken shows only at the end, and not on the window if its way there was stopped.
  const collect = (event: Event) => keyEvents.push(event);
  const noticeClick = () => {
    isNoticed = true;
  };
  const noticeChanges = (records: MutationRecord[]) => (isNoticed ||= records.some(isSeen));
  const changes = new MutationObserver(noticeChanges);

  for (const type of ['keydown', 'keyup']) window.addEventListener(type, collect, true);
  window.addEventListener('click', noticeClick);
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-expanded', 'aria-selected'],
  });
  try {
    await press(key, userEvent);
    noticeChanges(changes.takeRecords());
    return isNoticed || keyEvents.some((event) => event.defaultPrevented) || document.activeElement !== focused;
  } finally {
    changes.disconnect();
    for (const type of ['keydown', 'keyup']) window.removeEventListener(type, collect, true);
    window.removeEventListener('click', noticeClick);
  }
}

/** Ignores changes that a key did not cause: live regions, elements that are leaving, and tooltips. */
function isSeen({ target, addedNodes, removedNodes }: MutationRecord): boolean {
  const isLeaving =
    removedNodes.length > 0 && [...removedNodes].every((node) => node instanceof HTMLElement && node.inert);
  const isSpoken = [target, ...addedNodes].some(
    (node) => node instanceof Element && node.closest('[data-live-announcer]'),
  );
  const isTooltip = [...addedNodes, ...removedNodes].some((node) => node instanceof Element && node.role === 'tooltip');
  return !isLeaving && !isSpoken && !isTooltip;
}

const pressingKeys: readonly Key[] = ['Enter', 'Space', 'Escape'];

async function press(key: Key, userEvent: UserEvent): Promise<void> {
  const target = focusedElement();
  // For every other key, user-event looks for the caret, and throws when a control has none. Arrows choose radio buttons.
  const hasNoCaret = target.matches(
    '[type="checkbox"], [type="radio"], [type="file"], [type="range"], input[type="button"]',
  );
  const isChoosing = key.startsWith('Arrow') && target.matches('[type="radio"]');
  if (key.endsWith('Tab')) await userEvent.tab({ shift: key.startsWith('Shift') });
  else if (hasNoCaret && !isChoosing && !pressingKeys.includes(key)) await fireEvent.keyDown(target, { key });
  else await userEvent.keyboard(key === 'Space' ? ' ' : `{${key}}`);
}
