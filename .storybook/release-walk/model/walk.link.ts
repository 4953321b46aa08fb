import type { WalkParameters } from './walk.address.ts';
import { type Modes, readModes, writeModes } from './walk.modes.ts';

/** Stands in the address for the end of the walk. */
const SHEET = 'sheet';

const usualModes = writeModes(readModes(''));

/** The position in a walk, as its address says it. */
export interface WalkLink {
  /** The start, the sheet, or the id of a journey's story. */
  at: { screen: 'start' } | { screen: 'sheet' } | { screen: 'journey'; storyId: string };
  modes: Modes;
  /** Whether only new journeys are walked through. */
  isOnlyNew: boolean;
}

/** Whether Back leads to where the walk was before. It goes on by itself without that. */
export type WalkHistory = 'push' | 'replace';

/** The part of the page's address that says where the walk is. */
export interface WalkAddress {
  read: () => WalkLink;
  write: (link: WalkLink, history: WalkHistory) => void;
  /** Calls the listener when Back or Forward have changed it, until the returned function is called. */
  onBack: (listener: () => void) => () => void;
}

export function readWalkLink(search: string): WalkLink {
  const parameters = new URLSearchParams(search);
  const journey = parameters.get('journey');
  return {
    at: !journey
      ? { screen: 'start' }
      : journey === SHEET
        ? { screen: 'sheet' }
        : { screen: 'journey', storyId: journey },
    modes: readModes(parameters.get('modes') ?? ''),
    isOnlyNew: parameters.get('only') === 'new',
  };
}

export function writeWalkLink({ at, modes, isOnlyNew }: WalkLink): WalkParameters {
  return {
    journey: at.screen === 'journey' ? at.storyId : at.screen === 'sheet' ? SHEET : null,
    modes: writeModes(modes) === usualModes ? null : writeModes(modes),
    only: isOnlyNew ? 'new' : null,
  };
}
