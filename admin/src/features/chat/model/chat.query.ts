import { paths } from '../../../paths.ts';
import { readOneOf, readWholeNumber, withParams } from '../../../query/search-params.ts';

const PANELS = ['profile', 'contact'] as const;

/** The parts of the page that its URL holds. */
export interface ChatPlace {
  /** Id of the contact whose thread is open. */
  contact: number | null;
  panel: (typeof PANELS)[number] | null;
  /** The text that is searched in the open thread; `null` while that search is closed. */
  find: string | null;
  /** The text by which people are found. */
  q: string;
}

export function readPlace(searchParams: URLSearchParams): ChatPlace {
  const contact = readWholeNumber(searchParams.get('contact')) ?? null;
  const panel = readOneOf(PANELS, searchParams.get('panel')) ?? null;
  return {
    contact,
    panel: panel === 'contact' && contact === null ? null : panel,
    find: contact === null ? null : searchParams.get('find'),
    q: searchParams.get('q') ?? '',
  };
}

/** The params with a changed place. Another contact is searched and shown afresh. */
export function writePlace(searchParams: URLSearchParams, change: Partial<ChatPlace>): URLSearchParams {
  const isOther = 'contact' in change && change.contact !== readPlace(searchParams).contact;
  const place = { ...(isOther && { panel: null, find: null }), ...change };
  const { find, ...others } = place;
  const cleaned = Object.entries(others).map(([name, value]) => [name, value ?? undefined]);
  const next = withParams(searchParams, Object.fromEntries(cleaned));
  // A search that is open and empty stays open.
  if (find === null) next.delete('find');
  else if (find !== undefined) next.set('find', find);
  return next;
}

export const hrefOf = (place: Partial<ChatPlace>): string =>
  `${paths.chat}?${writePlace(new URLSearchParams(), place).toString()}`;
