import type { Snapshot } from 'xstate';
import type { MachineRef } from './actors.ts';
import type { Rest } from './rest.ts';

/** What a story has besides its machines, and what can be put back with them. */
export interface StoryWorld {
  storyId: string;
  /** Where the page is, or `null` when it has no address. */
  address: () => string | null;
  goTo: (address: string) => void;
  /** What the story has stored. */
  storage: () => Record<string, string>;
  /** Opens the session anew over such a storage, as it was, with a machine whose work is held back. */
  reopen: (
    storage: Record<string, string>,
    session: Snapshot<unknown> | undefined,
    hold: Rest['hold'],
  ) => MachineRef | null;
}
