import { correctionOf } from './qr.field.ts';

/** By version, from 1: correction bytes in each block, and blocks, so that 15 % may be misread. */
const corrections = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const blocks = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const BYTE_MODE = 0b0100;

/** How many bytes all squares of a version hold that are not part of its patterns. */
function rawBytes(version: number): number {
  const aligned = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const patterns = aligned === 0 ? 0 : (25 * aligned - 10) * aligned - 55;
  const versionBits = version < 7 ? 0 : 36;
  return Math.floor(((16 * version + 128) * version + 64 - patterns - versionBits) / 8);
}

const lengthBits = (version: number) => (version < 10 ? 8 : 16);
const dataBytes = (version: number) => rawBytes(version) - (corrections[version - 1] ?? 0) * (blocks[version - 1] ?? 0);

/** The least version that holds a text, and its bytes in the order in which they are drawn; `null` when none does. */
export function bytesOf(text: string): { version: number; bytes: number[] } | null {
  const content = [...new TextEncoder().encode(text)];
  const version = blocks.findIndex(
    (_, index) => 4 + lengthBits(index + 1) + content.length * 8 <= dataBytes(index + 1) * 8,
  );
  return version < 0 ? null : { version: version + 1, bytes: interleaved(filled(content, version + 1), version + 1) };
}

/** The content with its head, filled up to the version's size. */
function filled(content: readonly number[], version: number): number[] {
  const capacity = dataBytes(version);
  const said = [
    ...bitsOf(BYTE_MODE, 4),
    ...bitsOf(content.length, lengthBits(version)),
    ...content.flatMap((byte) => bitsOf(byte, 8)),
  ];
  const ended = [...said, ...zeros(Math.min(4, capacity * 8 - said.length))];
  const bits = [...ended, ...zeros((8 - (ended.length % 8)) % 8)];
  return Array.from({ length: capacity }, (_, index) => {
    const byte = bits.slice(index * 8, index * 8 + 8);
    if (byte.length === 0) return (index - bits.length / 8) % 2 === 0 ? 0xec : 0x11;
    return byte.reduce((sum, bit) => sum * 2 + bit, 0);
  });
}

const zeros = (length: number): number[] => Array<number>(length).fill(0);

/** Spreads the blocks over the code, so that one stain does not hit a whole block. */
function interleaved(data: readonly number[], version: number): number[] {
  const [count, degree] = [blocks[version - 1] ?? 1, corrections[version - 1] ?? 0];
  const shortSize = Math.floor(data.length / count);
  const shortCount = count - (data.length % count);
  const starts = Array.from({ length: count + 1 }, (_, index) => index * shortSize + Math.max(0, index - shortCount));
  const parts = starts.slice(0, -1).map((start, index) => data.slice(start, starts[index + 1]));
  const ends = parts.map((part) => correctionOf(part, degree));
  const columns = (rows: readonly number[][], width: number) =>
    Array.from({ length: width }, (_, index) => rows.flatMap((row) => row[index] ?? [])).flat();
  return [...columns(parts, shortSize + 1), ...columns(ends, degree)];
}

const bitsOf = (value: number, length: number): number[] =>
  Array.from({ length }, (_, index) => (value >>> (length - 1 - index)) & 1);
