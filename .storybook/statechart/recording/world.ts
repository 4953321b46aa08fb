import type { Snapshot } from 'xstate';
import type { MachineRef } from './actors.ts';
import type { Rest } from './rest.ts';

/** The parts of a story besides its machines that can be restored with them. */
export interface StoryWorld {
  storyId: string;
  /** The page's path, or `null` when it has none. */
  address: () => string | null;
  goTo: (address: string) => void;
  /** The story's storage, by key. */
  storage: () => Record<string, string>;
  /** Opens the session again over such a storage, with a machine whose work is held back. */
  reopen: (
    storage: Record<string, string>,
    session: Snapshot<unknown> | undefined,
    hold: Rest['hold'],
  ) => MachineRef | null;
}
