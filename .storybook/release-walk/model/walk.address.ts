/** Release walk, to the frame around it: the address is to say so. */
export const WALK_MOVED = 'embarque/release-walk/moved';

/** The parts of an address that a walk writes; `null` leaves a part out. */
export type WalkParameters = Record<'journey' | 'modes' | 'only', string | null>;

export const noWalk: WalkParameters = { journey: null, modes: null, only: null };
