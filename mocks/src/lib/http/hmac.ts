const block = 64;

const rounds = primes(64);
const roundConstants = Uint32Array.from(rounds, (prime) => fraction(Math.cbrt(prime)));
const initialHash = Uint32Array.from(rounds.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/**
 * HMAC-SHA-256 (RFC 2104, FIPS 180-4) as base64url text, computed at once.
 * The platform's own is asynchronous and missing on pages served without TLS; here, checking a token and
 * marking it as used must be one step that nothing can come between.
 */
export function hmacSha256(secret: string, message: string): string {
  const encoder = new TextEncoder();
  const key = new Uint8Array(block);
  const bytes = encoder.encode(secret);
  key.set(bytes.length > block ? sha256(bytes) : bytes);
  const inner = sha256(join(masked(key, 0x36), encoder.encode(message)));
  return base64url(sha256(join(masked(key, 0x5c), inner)));
}

/** Bytes as text that is safe in headers and addresses. */
export function base64url(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function sha256(message: Uint8Array): Uint8Array {
  const padded = pad(message);
  const hash = initialHash.slice();
  for (let offset = 0; offset < padded.byteLength; offset += block) compress(hash, padded, offset);
  const result = new DataView(new ArrayBuffer(32));
  hash.forEach((word, index) => result.setUint32(index * 4, word));
  return new Uint8Array(result.buffer);
}

function pad(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / block) * block;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(length - 8, BigInt(message.length) * 8n);
  return view;
}

function compress(hash: Uint32Array, data: DataView, offset: number): void {
  const words = schedule(data, offset);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  words.forEach((word, round) => {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (roundConstants[round] ?? 0) + word) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  });
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    hash[index] = (hash[index] ?? 0) + word;
  });
}

function schedule(data: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(64);
  const at = (index: number) => words[index] ?? 0;
  for (let index = 0; index < 16; index += 1) words[index] = data.getUint32(offset + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const near = at(index - 15);
    const far = at(index - 2);
    const mixedNear = turn(near, 7) ^ turn(near, 18) ^ (near >>> 3);
    const mixedFar = turn(far, 17) ^ turn(far, 19) ^ (far >>> 10);
    words[index] = at(index - 16) + mixedNear + at(index - 7) + mixedFar;
  }
  return words;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function fraction(value: number): number {
  return Math.floor((value - Math.floor(value)) * 2 ** 32);
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}

function masked(key: Uint8Array, mask: number): Uint8Array {
  return key.map((byte) => byte ^ mask);
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}
