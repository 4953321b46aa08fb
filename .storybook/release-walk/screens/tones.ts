import type { Tone } from '@embarque/design-system';
import type { Result } from '../model/walk.ts';

/** The tone in which a result is shown; the words beside it say the same. */
export function toneOf(status: Result['status'] | 'not seen' = 'not seen'): Tone {
  if (status === 'seen') return 'success';
  return status === 'failed' ? 'danger' : 'secondary';
}
