import { type Chances, createChances, now } from '../time/clock.ts';
import { resetSampleData } from './sample-store.ts';

/** The size and random seed of all sample data of a server. */
export interface World {
  /** The seed of the random draws: another number gives other people, prices and days. */
  seed: number;
  /** How many times the usual rows there are. */
  scale: number;
}

/** A run of tests in another world: `WORLD_SEED=7 vitest`. Vite writes the number into what it builds. */
export const usualWorld: World = { seed: Number(process.env['WORLD_SEED'] ?? 0), scale: 1 };
let world = usualWorld;

/** Puts all sample data into another world, fresh; without an argument into the usual one. */
export function enterWorld(options: Partial<World> = {}): void {
  world = { ...usualWorld, ...options };
  resetSampleData();
}

/** The world that all sample data is in now, at this moment. */
export function currentWorld(): World & { now: number } {
  return { ...world, now: now() };
}

/** How many rows a sample has in this world: a whole number, and at least one. */
export function rowCount(usually: number): number {
  return Math.ceil(usually * world.scale);
}

/** The chances that a sample is drawn with in this world. */
export function sampleChances(own: number): Chances {
  return createChances(own + Math.imul(world.seed, 0x9e3779b1));
}
