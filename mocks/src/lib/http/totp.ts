const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** The code of six digits that an authenticator app shows for a secret in base 32 (RFC 6238). */
export function totpOf(secret: string, time: number): string {
  const counter = new Uint8Array(8);
  new DataView(counter.buffer).setBigUint64(0, BigInt(Math.floor(time / STEP_MS)));
  const hash = hmacSha1(bytesOf(secret), counter);
  const start = (hash[19] ?? 0) & 0xf;
  const number = new DataView(hash.buffer).getUint32(start) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Whether a code is right now, or was or will be half a minute from now: clocks of phones differ. */
export const isTotp = (secret: string, code: string, time: number): boolean =>
  [-1, 0, 1].some((step) => totpOf(secret, time + step * STEP_MS) === code);

function bytesOf(secret: string): Uint8Array {
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** Computed at once: the platform's own is asynchronous, and missing on pages served without TLS. */
function hmacSha1(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(64);
  padded.set(key);
  const masked = (mask: number) => padded.map((byte) => byte ^ mask);
  return sha1([...masked(0x5c), ...sha1([...masked(0x36), ...message])]);
}

function sha1(message: readonly number[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / 64) * 64));
  [...message, 0x80].forEach((byte, index) => view.setUint8(index, byte));
  view.setUint32(view.byteLength - 4, message.length * 8);
  const hash = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);
  for (let offset = 0; offset < view.byteLength; offset += 64) compress(hash, view, offset);
  const result = new DataView(new ArrayBuffer(20));
  hash.forEach((word, index) => result.setUint32(index * 4, word));
  return new Uint8Array(result.buffer);
}

function compress(hash: Uint32Array, data: DataView, offset: number): void {
  const words: number[] = Array.from({ length: 16 }, (_, index) => data.getUint32(offset + index * 4));
  const at = (index: number) => words[index] ?? 0;
  for (let index = 16; index < 80; index += 1) {
    words.push(turn(at(index - 3) ^ at(index - 8) ^ at(index - 14) ^ at(index - 16), 1));
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = hash;
  words.forEach((word, round) => {
    const [mixed, constant] = roundOf(round, [b, c, d]);
    const next = (turn(a, 5) + mixed + e + constant + word) | 0;
    [a, b, c, d, e] = [next, a, turn(b, 30), c, d];
  });
  [a, b, c, d, e].forEach((word, index) => {
    hash[index] = (hash[index] ?? 0) + word;
  });
}

function roundOf(round: number, [b, c, d]: [number, number, number]): [mixed: number, constant: number] {
  if (round < 20) return [(b & c) | (~b & d), 0x5a827999];
  if (round < 40) return [b ^ c ^ d, 0x6ed9eba1];
  if (round < 60) return [(b & c) | (b & d) | (c & d), 0x8f1bbcdc];
  return [b ^ c ^ d, 0xca62c1d6];
}

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
