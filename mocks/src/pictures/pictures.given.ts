import { sampleStore } from '../lib/sample/sample-store.ts';

/** Pictures that people gave in place of drawn ones, by the address of the drawn one; empty where they removed it. */
const given = sampleStore<Record<string, string>>(() => ({}), { keptAs: 'pictures' });

/** From now on all answers have this picture where they had the drawn one; `null` for none, and its own address for the drawn one again. */
export function givePicture(address: string, picture: string | null): void {
  if (picture === address) delete given.data[address];
  else given.data[address] = picture ?? '';
}

/** The picture in place of a drawn one; `undefined` where nobody gave one. */
export const givenPicture = (address: string): string | undefined => given.data[address];

/** Keeps a picture that was sent, as data, and returns its address. */
export function keepPicture(picture: string): string {
  const count = Object.keys(given.data).filter((address) => address.startsWith(UPLOADS)).length;
  const address = `${UPLOADS}${count + 1}`;
  given.data[address] = picture;
  return address;
}

/** The pictures that were sent, with their addresses. */
export const keptPictures = (): [address: string, picture: string][] =>
  Object.entries(given.data).filter(([address]) => address.startsWith(UPLOADS));

const UPLOADS = '/pictures/upload/';
