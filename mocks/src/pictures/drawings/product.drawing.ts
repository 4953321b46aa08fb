import { type Chances, pick } from '../../lib/time/clock.ts';
import { backdrop, liveryOf, type Motif } from './backdrop.ts';
import { motifs } from './product.motifs.ts';
import { picture } from '../svg.ts';

const all = Array.from(motifs.values()) as [Motif, ...Motif[]];

/** A thing of the shop. The first word of the id says which: `umbrella-wind`. */
export function drawProduct(id: string, chances: Chances): string {
  const livery = liveryOf(id, chances);
  const [name = ''] = id.split('-', 1);
  const motif = motifs.get(name) ?? pick(all, chances);
  return picture(480, 360, backdrop(livery.main), motif(livery));
}
