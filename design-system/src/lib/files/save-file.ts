/** Hands a file to the browser, which saves it where the person keeps downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address a moment after the press.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A name that every system takes; what none of them may hold becomes a hyphen. */
export function fileNameOf(typed: string, extension: string, fallback: string): string {
  const name = typed.replace(/[\\/:*?"<>|\0-\x1F]/g, '-').replace(/^[.\s]+|[.\s]+$/g, '');
  const whole = name || fallback;
  return whole.toLowerCase().endsWith(`.${extension}`) ? whole : `${whole}.${extension}`;
}
