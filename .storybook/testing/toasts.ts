import { notify } from '@embarque/design-system';

/** What another story had to say, late perhaps, is not this one's. */
export function onlyOwnToasts(): () => void {
  notify.clear();
  return notify.clear;
}
