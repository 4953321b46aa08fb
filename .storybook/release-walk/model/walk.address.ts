/** Release walk, to the frame around it: the address is to say so. */
export const WALK_MOVED = 'embarque/release-walk/moved';

/** The frame around it, to the release walk: Back or Forward have led to this part of the walk. */
export const WALK_SHOWN = 'embarque/release-walk/shown';

/** The parts of an address that a walk writes; `null` leaves a part out. */
export type WalkParameters = Record<'journey' | 'modes' | 'only', string | null>;

export const noWalk: WalkParameters = { journey: null, modes: null, only: null };

export function walkParametersOf(search: string): WalkParameters {
  const parameters = new URLSearchParams(search);
  return { journey: parameters.get('journey'), modes: parameters.get('modes'), only: parameters.get('only') };
}
