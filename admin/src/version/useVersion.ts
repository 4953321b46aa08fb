import { useSyncExternalStore } from 'react';
import { versionWatch } from './version.watch.ts';

/** Whether the server has a newer build than the one that runs. */
export const useVersion = () => useSyncExternalStore(versionWatch.subscribe, versionWatch.read);
