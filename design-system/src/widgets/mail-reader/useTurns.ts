import { useState } from 'react';

/** How often another mail took the place of one. Two of them may have the same subject, so it does not tell. */
export function useTurns(mailId: number | null): number {
  const [seen, setSeen] = useState({ mailId, turns: 0 });
  if (mailId !== null && mailId !== seen.mailId) {
    setSeen({ mailId, turns: seen.mailId === null ? 0 : seen.turns + 1 });
  }
  return seen.turns;
}
