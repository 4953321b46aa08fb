import { expect, it } from 'vitest';
import { refuseStrayFiles } from './stray-files.ts';

/** An element without a page around it. */
class Place extends EventTarget {
  readonly matches: () => boolean;

  constructor({ isFileField = false } = {}) {
    super();
    this.matches = () => isFileField;
  }
}

interface Dropped {
  place?: Place;
  types?: readonly string[];
  isTaken?: boolean;
}

/** Whether the browser does nothing of its own with what is dropped. */
function isRefused(type: string, { place = new Place(), types = ['Files'], isTaken = false }: Dropped = {}) {
  const dataTransfer = { types, dropEffect: 'copy' };
  const event = Object.assign(new Event(type, { cancelable: true }), { dataTransfer });
  if (isTaken) place.addEventListener(type, (taken) => taken.preventDefault());
  refuseStrayFiles(place);
  place.dispatchEvent(event);
  return { isPrevented: event.defaultPrevented, effect: dataTransfer.dropEffect };
}

it.each(['dragover', 'drop'])('files that nothing takes open nothing: %s', (type) => {
  expect(isRefused(type)).toEqual({ isPrevented: true, effect: 'none' });
});

it('a place that takes files, a field for files and dragged text stay as they are', () => {
  expect(isRefused('dragover', { isTaken: true }).effect).toBe('copy');
  expect(isRefused('drop', { place: new Place({ isFileField: true }) }).isPrevented).toBe(false);
  expect(isRefused('drop', { types: ['text/plain'] }).isPrevented).toBe(false);
});
