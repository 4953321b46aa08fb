/** Whether two names or addresses are one. Case does not count, accents do: "Pôrto" is another tag than "Porto". */
export function isSameName(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other);
}

const keyOf = (name: string) => name.normalize('NFC').trim().toLowerCase();
