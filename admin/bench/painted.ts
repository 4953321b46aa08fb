/**
 * Asked in a frame, this resolves as soon as that frame has been painted: it goes before all other tasks. The next frame would have to
 * wait for what the page does after this one.
 */
export const painted = (): Promise<void> => scheduler.postTask(() => {}, { priority: 'user-blocking' });
