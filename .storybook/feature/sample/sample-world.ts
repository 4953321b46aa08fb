import type { World } from '@embarque/mocks/world';
import type { Dials } from '../../toolbar/dials.ts';

interface ChosenWorld {
  /** The sample data that the story needs, from `parameters.world`. */
  own: Partial<World> | undefined;
  /** The choice of the toolbar. */
  amount: Dials['amount'];
}

/** The world of a story: as it needs it, and ten times as large where a person wants that. */
export function worldOf({ own = {}, amount }: ChosenWorld): Partial<World> {
  const { scale = 1, ...rest } = own;
  return { ...rest, scale: amount === 'tenfold' ? 10 * scale : scale };
}
