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
