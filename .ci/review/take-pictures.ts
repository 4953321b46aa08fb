import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';
import type { IndexEntry } from 'storybook/internal/types';
import { type Camera, openCamera, type Shots } from './camera.ts';
import type { StoryPair } from './choose-pairs.ts';
import { compare, fingerprintOf, trimmed } from './compare.ts';
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

async function takePair(cameras: Cameras, pair: StoryPair): Promise<Taken> {
  let taken = await takeOnce(cameras, pair, { isFresh: false });
  for (let tries = 1; tries < TRIES && pair.before && pair.now && taken.looks.some(isDifferent); tries += 1) {
    const again = await takeOnce(cameras, pair, { isFresh: true });
    const isSteady = again.looks.every((look, index) => look.pixels === taken.looks[index]?.pixels);
    taken = again;
    if (isSteady) break;
  }
  return taken;
}

const isDifferent = ({ pixels }: ComparedLook) => pixels > 0;

async function takeOnce(cameras: Cameras, { before, now }: StoryPair, options: { isFresh: boolean }): Promise<Taken> {
  const none: Shots = { pictures: [], problems: [] };
  const shoot = (camera: Camera, entry: IndexEntry | null) => (entry ? camera.shoot(entry, options) : none);
  const earlier = await shoot(cameras.before, before);
  const later = await shoot(cameras.now, now);
  const names = (later.pictures.length > 0 ? later : earlier).pictures.map(({ look }) => look.name);
  return {
    problems: later.problems,
    looks: names.map((name, index) => {
      const [one, other] = [earlier.pictures[index]?.picture ?? null, later.pictures[index]?.picture ?? null];
      const compared = one && other ? compare(one, other) : null;
      return {
        name,
        before: one,
        now: other,
        pixels: compared?.pixels ?? 0,
        difference: compared?.difference ?? null,
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
