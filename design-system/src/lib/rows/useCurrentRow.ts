import { useState } from 'react';

type Rows = readonly { id: number }[];

/** The position of the row that has focus, or would get it: the last one opened or gone to. When it goes, the one that moves up has it. */
export function useCurrentRow(rows: Rows, openId: number | null) {
  const [known, setKnown] = useState<{ id: number | null; rows: Rows }>({ id: null, rows });
  const [lastOpenId, setLastOpenId] = useState(openId);
  if (lastOpenId !== openId) {
    setLastOpenId(openId);
    if (openId !== null) setKnown({ id: openId, rows: known.rows });
  }
  if (known.rows !== rows) setKnown({ id: focusFallbackOf(known.id ?? openId, known.rows, rows) ?? known.id, rows });
  const position = rows.findIndex(({ id }) => id === (known.id ?? openId));
  const setCurrent = (id: number) => setKnown((last) => (last.id === id ? last : { ...last, id }));
  return [Math.max(0, position), setCurrent] as const;
}

/** The focus fallback of a removed row: the next one that still exists, else the last one before. */
function focusFallbackOf(id: number | null, before: Rows, now: Rows): number | null {
  if (id === null || now.some((row) => row.id === id)) return null;
  const position = before.findIndex((row) => row.id === id);
  if (position < 0) return null;
  const rest = new Set(now.map((row) => row.id));
  const isThere = (row: { id: number }) => rest.has(row.id);
  return (before.slice(position + 1).find(isThere) ?? before.slice(0, position).findLast(isThere))?.id ?? null;
}
