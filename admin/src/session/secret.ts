/**
 * Carries a secret through events and machines without showing it: printing, inspecting, or serialising gives `[sealed]`.
 * Only `open` hands it out.
 */
export class Sealed<T> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  open(): T {
    return this.#value;
  }

  toString(): string {
    return '[sealed]';
  }

  toJSON(): string {
    return '[sealed]';
  }
}
