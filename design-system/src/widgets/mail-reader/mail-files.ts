/** Whether an address may be offered as a file to download: a page's script never is. */
export function isSafeFile(address: string): boolean {
  return /^(?:https?:\/\/|\/(?![/\\])|blob:|data:(?:image|application\/pdf|text\/(?:plain|csv))[/;,])/i.test(
    address.trim(),
  );
}

/** A file's name as it may be shown and saved: without folders, and without characters that hide what it is. */
export function safeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.replaceAll(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '').slice(0, 200) || 'file';
}
