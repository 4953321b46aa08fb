import { useState } from 'react';

/** The message above which the line of new messages has its room. It keeps the room when the line goes, so that nothing moves. */
export function useReservedLine(firstNewId: string | null): string | null {
  const [reserved, setReserved] = useState(firstNewId);
  if (firstNewId !== null && firstNewId !== reserved) setReserved(firstNewId);
  return reserved;
}
