import type { DrawnScreen } from '../model/authentication.paths.ts';
import type { Entry } from '../useEntry.ts';

export interface ScreenFormProps {
  entry: Entry;
  /** The token of the link that was followed; empty without one. */
  token: string;
  /** The address of another screen in the same drawing. */
  hrefOf: (screen: DrawnScreen, params?: { token?: string }) => string;
}
