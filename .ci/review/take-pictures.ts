import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';
import type { IndexEntry } from 'storybook/internal/types';
import { type Camera, openCamera, type Shots } from './camera.ts';
import type { StoryPair } from './choose-pairs.ts';
import { fingerprintOf, leastDifferent, trimmed } from './compare.ts';
import { looks, type ReviewedPicture, type ReviewedStory } from './review.types.ts';

interface Options {
  /** Opens a window of its own for each page, with `contextOptions`. */
  newContext: (side: 'before' | 'now') => Promise<BrowserContext>;
  pairs: readonly StoryPair[];
  /** The address of each Storybook. */
  before: string;
  now: string;
  /** Of the page, which gets the folder of pictures. */
  folder: string;
  /** Called with each story once its pictures are compared. */
  onStory?: (count: number) => void;
}

interface ComparedLook {
  before: Buffer | null;
  now: Buffer | null;
  name: string;
  pixels: number;
  difference: Buffer | null;
}

/** A difference counts when it is there again: a picture that a busy machine took too early is no change. */
const TRIES = 3;

/** Takes pictures of stories at the base and now, and compares them. Stories without a difference are left out. */
export async function takePictures({ newContext, pairs, onStory, ...options }: Options): Promise<ReviewedStory[]> {
  mkdirSync(join(options.folder, 'pictures'), { recursive: true });
  const directions = [...Map.groupBy(looks, ({ direction }) => direction).values()];
  let count = 0;
  // Each direction has a page of its own, on a processor of its own.
  const lanes = await Promise.all(
    directions.map(async (ofDirection) => {
      const cameraAt = async (side: 'before' | 'now') => openCamera(await newContext(side), options[side], ofDirection);
      const cameras = { before: await cameraAt('before'), now: await cameraAt('now') };
      const shown: Taken[] = [];
      for (const pair of pairs) {
        shown.push(await takePair(cameras, pair));
        count += 1;
        onStory?.(Math.floor(count / directions.length));
      }
      return shown;
    }),
  );
  return pairs.flatMap((pair, index) => {
    const taken = lanes.flatMap((lane) => lane[index] ?? []);
    return reviewed(pair, taken, options.folder) ?? [];
  });
}

interface Cameras {
  before: Camera;
  now: Camera;
}

interface Taken {
  looks: ComparedLook[];
  problems: string[];
}

/** The pictures of a story at the base and now, from one try. */
interface Try {
  earlier: Shots;
  later: Shots;
}

async function takePair(cameras: Cameras, pair: StoryPair): Promise<Taken> {
  const tries = [await takeOnce(cameras, pair, { isFresh: false })];
  let taken = takenIn(tries);
  while (tries.length < TRIES && pair.before && pair.now && taken.looks.some(isDifferent)) {
    tries.push(await takeOnce(cameras, pair, { isFresh: true }));
    const again = takenIn(tries);
    const isSteady = again.looks.every((look, index) => look.pixels === taken.looks[index]?.pixels);
    taken = again;
    if (isSteady) break;
  }
  return taken;
}

const isDifferent = ({ pixels }: ComparedLook) => pixels > 0;

async function takeOnce(cameras: Cameras, { before, now }: StoryPair, options: { isFresh: boolean }): Promise<Try> {
  const none: Shots = { pictures: [], problems: [] };
  const shoot = (camera: Camera, entry: IndexEntry | null) => (entry ? camera.shoot(entry, options) : none);
  return { earlier: await shoot(cameras.before, before), later: await shoot(cameras.now, now) };
}

/** Each look in the two pictures of all tries that differ least. */
function takenIn(tries: readonly Try[]): Taken {
  const last = tries.at(-1);
  const names = (last?.later.pictures.length ? last.later : last?.earlier)?.pictures.map(({ look }) => look.name) ?? [];
  return {
    problems: last?.later.problems ?? [],
    looks: names.map((name, index) => {
      const befores = tries.flatMap(({ earlier }) => earlier.pictures[index]?.picture ?? []);
      const nows = tries.flatMap(({ later }) => later.pictures[index]?.picture ?? []);
      const least = leastDifferent(befores, nows);
      return {
        name,
        before: least?.before ?? befores[0] ?? null,
        now: least?.now ?? nows[0] ?? null,
        pixels: least?.compared?.pixels ?? 0,
        difference: least?.compared?.difference ?? null,
      };
    }),
  };
}

function reviewed(pair: StoryPair, taken: readonly Taken[], folder: string): ReviewedStory | null {
  const entry = pair.now ?? pair.before;
  const isPair = pair.before && pair.now;
  const all = taken.flatMap((lane) => lane.looks);
  const different = isPair ? all.filter(isDifferent) : all;
  if (!entry || different.length === 0) return null;
  return {
    id: entry.id,
    title: entry.title,
    name: entry.name,
    change: isPair ? 'changed' : pair.now ? 'new' : 'gone',
    pictures: different.map((look) => written(look, entry.id, folder)),
    fingerprint: fingerprintOf(all.flatMap(({ now }) => now ?? [])),
    problems: [...new Set(taken.flatMap(({ problems }) => problems))],
  };
}

function written({ name, pixels, ...buffers }: ComparedLook, id: string, folder: string): ReviewedPicture {
  const [before = null, now = null, difference = null] = trimmed([buffers.before, buffers.now, buffers.difference]);
  const write = (kind: string, picture: Buffer | null) => {
    if (!picture) return null;
    const file = `pictures/${id}--${name.replace(' ', '-')}--${kind}.png`;
    writeFileSync(join(folder, file), picture);
    return file;
  };
  return {
    look: name,
    pixels,
    before: write('before', before),
    now: write('now', now),
    difference: write('difference', difference),
  };
}
