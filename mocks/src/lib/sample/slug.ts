import { fold } from '@embarque/design-system/fold';

/** A title as a part of an address: `ten-minutes-in-lisbon`. */
export function slugOf(title: string): string {
  return (fold(title).match(/[a-z\d]+/g) ?? []).join('-');
}
