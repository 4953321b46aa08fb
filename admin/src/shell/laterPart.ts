import { type ComponentType, lazy } from 'react';
import type * as later from './later.ts';

type Later = typeof later;

/** A part of the frame that comes later. Where its code cannot be fetched, the page stands without it. */
export function laterPart<Name extends keyof Later>(name: Name) {
  return lazy<Later[Name]>(async () => {
    try {
      return { default: (await import('./later.ts'))[name] };
    } catch {
      return { default: Nothing as Later[Name] };
    }
  });
}

const Nothing: ComponentType = () => null;
