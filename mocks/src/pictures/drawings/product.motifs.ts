import type { Motif } from './backdrop.ts';
import { aid, bottles, mask, pillow, umbrella } from './product.comforts.ts';
import { adapter, battery, cubes, lock, passport, scale, tag } from './product.gear.ts';
import { annual, policy, world } from './product.policies.ts';

/** Every thing, by the first word of its id. */
export const motifs: ReadonlyMap<string, Motif> = new Map(
  Object.entries({
    tag,
    mask,
    lock,
    cubes,
    adapter,
    passport,
    pillow,
    bottles,
    scale,
    aid,
    battery,
    umbrella,
    policy,
    annual,
    world,
  }),
);
