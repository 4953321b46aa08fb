import { createContext, type ReactNode, useContext } from 'react';
import { type SafeStorage, storage } from './storage.ts';

const StorageContext = createContext<SafeStorage>(storage);

export interface StorageProviderProps {
  /** @default The browser's local storage */
  area?: SafeStorage | undefined;
  children: ReactNode;
}

/** Chooses where everything below stores what it remembers. */
export function StorageProvider({ area = storage, children }: StorageProviderProps) {
  return <StorageContext value={area}>{children}</StorageContext>;
}

/** The storage of this part of the app. */
export function useStorage(): SafeStorage {
  return useContext(StorageContext);
}
