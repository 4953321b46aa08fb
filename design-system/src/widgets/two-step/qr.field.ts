/** Products in the field of 256 elements that QR codes are computed in. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The polynomial that so many correction bytes are the remainder by. */
function divisorOf(degree: number): number[] {
  let root = 1;
  let divisor = [...Array<number>(degree - 1).fill(0), 1];
  for (let step = 0; step < degree; step++) {
    divisor = divisor.map((value, index) => multiply(value, root) ^ (divisor[index + 1] ?? 0));
    root = multiply(root, 2);
  }
  return divisor;
}

/** The bytes by which a scanner corrects what it misread. */
export function correctionOf(data: readonly number[], degree: number): number[] {
  const divisor = divisorOf(degree);
  let rest = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, index) => value ^ multiply(divisor[index] ?? 0, factor));
  }
  return rest;
}
