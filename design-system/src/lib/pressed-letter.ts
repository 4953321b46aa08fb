type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

/**
 * The letter of a key as shortcuts name it: small, whatever Caps Lock makes of it, and that of a Latin keyboard where the layout has
 * another script. Any other key is itself; browsers that fill in a field report keys without a name, which are an empty text.
 */
export function pressedLetter({ key = '', code }: Partial<Pressed>): string {
  if (!/^\p{L}$/u.test(key)) return key;
  const [, latin] = /^Key([A-Z])$/.exec(code ?? '') ?? [];
  return latin && !/\p{Script=Latin}/u.test(key) ? latin.toLowerCase() : key.toLowerCase();
}
