import { type ComponentType, createContext, createElement, useContext } from 'react';
import type { RaisedToastProps } from './RaisedToast.tsx';

/** Draws the toasts of `notify`. `Toaster` brings it along: every page can raise one, and few do while they open. */
export const RaisedContext = createContext<ComponentType<RaisedToastProps> | null>(null);

/** A toast as the toaster around it draws it. */
export function Raised(toast: RaisedToastProps) {
  const Drawn = useContext(RaisedContext);
  return Drawn && createElement(Drawn, toast);
}
