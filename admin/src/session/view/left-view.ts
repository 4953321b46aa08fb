import type { AppStateActor } from '../../app-state/app-state.ts';
import { type SafeStorage, type StorageKey, tabStorage } from '../../storage/storage.ts';
import { noteEnd } from './view.api.ts';

const LEFT_VIEW: StorageKey = 'embarque.leftView';

/** The part of a window that tells when its page goes and comes back. */
type PageEvents = Pick<EventTarget, 'addEventListener'>;

/**
 * Notes the end of a view that ended with its page: a reload, a closed tab that is opened again, and a page that comes back from the
 * browser's cache. Its id is in the storage only while no page is there, so that a duplicated tab ends no view but its own.
 */
export function endLeftView(
  appState: AppStateActor,
  area: SafeStorage = tabStorage,
  page: PageEvents = globalThis,
): void {
  const left = area.read(LEFT_VIEW);
  if (left) void noteEnd(left);
  area.remove([LEFT_VIEW]);
  const viewed = () => appState.getSnapshot().context.view;
  page.addEventListener('pagehide', () => {
    const view = viewed();
    if (view) area.write([[LEFT_VIEW, view.auditId]]);
  });
  page.addEventListener('pageshow', (event) => {
    // It comes after the first load too.
    if (!(event as PageTransitionEvent).persisted) return;
    area.remove([LEFT_VIEW]);
    if (viewed()) appState.send({ type: 'view ended' });
  });
}
