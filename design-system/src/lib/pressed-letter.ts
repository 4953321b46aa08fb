type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

type PressedWith = Pressed & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * The letter of a key as shortcuts name it: small, whatever Caps Lock makes of it, and that of a Latin keyboard where the layout has
 * another script. Any other key is itself; browsers that fill in a field report keys without a name, which are an empty text.
 */
export function pressedLetter({ key = '', code }: Partial<Pressed>): string {
  if (!/^\p{L}$/u.test(key)) return key;
  const [, latin] = /^Key([A-Z])$/.exec(code ?? '') ?? [];
  return latin && !/\p{Script=Latin}/u.test(key) ? latin.toLowerCase() : key.toLowerCase();
}

/** The step that a key asks for: Ctrl or ⌘ with Z back, with Shift and Z or with Y forth. */
export function undoStepOf(event: PressedWith): -1 | 1 | undefined {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  if (ctrlKey === metaKey || altKey) return undefined;
  const letter = pressedLetter(event);
  if (letter === 'z') return shiftKey ? 1 : -1;
  return letter === 'y' && !shiftKey ? 1 : undefined;
}
