/** Refuses files that are dropped beside a place for them: browsers would leave the app to open them. */
export function refuseStrayFiles(page: Pick<EventTarget, 'addEventListener'>): void {
  for (const type of ['dragover', 'drop']) page.addEventListener(type, (event) => refuse(event as DragEvent));
}

function refuse(event: DragEvent): void {
  const { defaultPrevented, dataTransfer, target } = event;
  if (defaultPrevented || !dataTransfer?.types.includes('Files') || isFileField(target)) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/** The browser's own field takes files without a word of ours. */
const isFileField = (target: Partial<Element> | EventTarget | null) =>
  target !== null && 'matches' in target && target.matches?.('input[type=file]:enabled') === true;
