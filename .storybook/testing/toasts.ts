import { notify } from '@embarque/design-system';

/** Keeps toasts of other stories, which may come late, away from this one. */
export function onlyOwnToasts(): () => void {
  notify.clear();
  return notify.clear;
}
