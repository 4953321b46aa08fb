/**
 * Carries a secret through events and machines without showing it: printing, inspecting, or serialising gives `[secret]`.
 * Only `open` hands it out.
 */
export class Secret<T> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  open(): T {
    return this.#value;
  }

  toString(): string {
    return '[secret]';
  }

  toJSON(): string {
    return '[secret]';
  }
}
