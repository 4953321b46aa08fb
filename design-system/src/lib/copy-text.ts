export type CopyOutcome = 'copied' | 'refused';

/** Puts a text on the clipboard. Browsers refuse when the person did, and have none on pages without encryption. */
export async function copyText(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
