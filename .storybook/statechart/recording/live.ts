import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { decodeState, encodeState } from './link.ts';
import { channel as events, LINK_PARAMETER, type SendRequest } from './protocol.ts';
import type { Examples, Recording } from './recording.ts';
import type { WalkedMachine } from '../walk/walk.ts';

const walkFiles = import.meta.glob<WalkedMachine>('../../../admin/src/**/*.walk.testing.ts', { import: 'walk' });

/** A person acts in the page by these, so that the machines go on. */
const ACTIONS = ['pointerdown', 'keydown'] as const;

/** Several steps in a row are one picture. */
const PAUSE_MS = 60;

let isPanelOpen = false;
let shown: Recording | null = null;

/** The recording of the story on screen. */
export const shownRecording = (): Recording | null => shown;

/**
 * Connects a story's recording with the panel, for as long as the story is shown.
 *
 * @returns ends it
 */
export function showInPanel(recording: Recording): () => void {
  const channel = addons.getChannel();
  shown = recording;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasLearned = false;

  const post = () => {
    timer = undefined;
    channel.emit(events.picture, recording.picture());
  };
  const postSoon = () => {
    if (isPanelOpen && hasLearned) timer ??= setTimeout(post, PAUSE_MS);
  };
  const listeners = {
    // A step that is pressed before its data are known would ask for them in vain.
    [events.opened]: async () => {
      isPanelOpen = true;
      const [{ allWords }, examples] = await Promise.all([import('../words/all-words.ts'), loadExamples()]);
      if (shown !== recording) return;
      recording.learn(examples);
      hasLearned = true;
      channel.emit(events.words, allWords);
      post();
    },
    [events.closed]: () => (isPanelOpen = false),
    [events.send]: (request: SendRequest) => recording.send(request),
    [events.restore]: (id: number) => recording.restore(id),
    [events.linkWanted]: async (id: number | null) => {
      channel.emit(events.linkMade, await encodeState(recording.stateAfter(id)));
    },
    [STORY_RENDERED]: () => void beginWhereTheLinkSays(recording),
  };

  for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener);
  for (const action of ACTIONS) addEventListener(action, recording.goOn, { capture: true });
  const unsubscribe = recording.subscribe(postSoon);
  channel.emit(events.began);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    for (const action of ACTIONS) removeEventListener(action, recording.goOn, { capture: true });
    for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener);
  };
}

let usedLink: string | null = null;

/** Opens a link once, after the story's own steps, so that a person who goes on from there is not thrown back. */
async function beginWhereTheLinkSays(recording: Recording) {
  const link = new URLSearchParams(location.search).get(LINK_PARAMETER);
  if (link === null || link === usedLink) return;
  usedLink = link;
  const state = await decodeState(link);
  if (state?.storyId === recording.storyId) recording.begin(state);
}

/** The walks know what can happen; they load with the panel. */
async function loadExamples(): Promise<Examples> {
  const walks = await Promise.all(Object.values(walkFiles).map((load) => load()));
  return new Map(walks.flatMap(({ samples }) => (samples ? [[samples.machineId, samples.events] as const] : [])));
}
