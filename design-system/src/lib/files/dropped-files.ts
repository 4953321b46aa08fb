/** Dropped files, and the names of folders, which browsers hand over as files that cannot be read. */
export interface DroppedFiles {
  files: File[];
  folders: string[];
}

/** Tells dropped files from folders. */
export function droppedFiles({ items, files }: DataTransfer): DroppedFiles {
  const entries = Array.from(items ?? [], (item) => item.webkitGetAsEntry());
  const folders = entries.flatMap((entry) => (entry?.isDirectory ? [entry.name] : []));
  return { files: [...files].filter(({ name }) => !folders.includes(name)), folders };
}
