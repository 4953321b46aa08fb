import { useSearchQuery } from '../../../query/useSearchQuery.ts';
import { type ChatPlace, readPlace, writePlace } from '../model/chat.query.ts';

export type Go = (change: Partial<ChatPlace>, options?: { replace?: boolean }) => void;

/** The place that the URL names, and how to go to another one. */
export function usePlace(): [place: ChatPlace, go: Go] {
  const [searchParams, changeSearchParams] = useSearchQuery();
  return [
    readPlace(searchParams),
    (change, options) => changeSearchParams((current) => writePlace(current, change), options),
  ];
}
