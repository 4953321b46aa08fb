import { now } from '../lib/time/clock.ts';
import { reader } from '../lib/sample/people.ts';
import type { KeyType } from './api-key.contract.ts';

/** A key as the server keeps it: of its value, a digest and its end. */
export interface StoredKey {
  id: number;
  name: string;
  type: KeyType;
  digest: string;
  end: string;
  demoValue: string | null;
  createdBy: string;
  /** Moments in milliseconds since 1970. */
  createdAt: number;
  expiresAt: number | null;
  lastUsedAt: number | null;
  isRevoked: boolean;
  old: { digest: string; until: number } | null;
}

const DAY_MS = 86_400_000;

const samples: readonly [name: string, type: KeyType, value: string, daysAgo: number][] = [
  ['Booking site', 'full-control', 'emb_live_23eaf7f0f4f7495e8b86fad26132', 210],
  ['Reports', 'read-only', 'emb_live_bb98e571a2e24de8908a0a7a9c3b', 141],
  ['eSIM activation', 'full-control', 'emb_live_2e915e59312742e8b0a4d13c2f77', 36],
];

/** The three keys that came with the demo, and no others. */
export function apiKeySample(digestOf: (value: string) => string): { keys: StoredKey[]; lastId: number } {
  const keys = samples.map(([name, type, value, daysAgo], index) => ({
    id: index + 1,
    name,
    type,
    digest: digestOf(value),
    end: value.slice(-4),
    demoValue: value,
    createdBy: reader,
    createdAt: now() - daysAgo * DAY_MS,
    expiresAt: null,
    lastUsedAt: now() - (index + 1) * DAY_MS,
    isRevoked: false,
    old: null,
  }));
  return { keys, lastId: keys.length };
}
