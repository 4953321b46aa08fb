import { useState } from 'react';

type Mails = readonly { id: number }[];

/** The place of the mail that has focus, or would get it: the last one opened or gone to. When it goes, the one that moves up has it. */
export function useCurrentMail(mails: Mails, openId: number | null) {
  const [known, setKnown] = useState<{ id: number | null; mails: Mails }>({ id: null, mails });
  const [lastOpenId, setLastOpenId] = useState(openId);
  if (lastOpenId !== openId) {
    setLastOpenId(openId);
    if (openId !== null) setKnown({ id: openId, mails: known.mails });
  }
  if (known.mails !== mails)
    setKnown({ id: focusFallbackOf(known.id ?? openId, known.mails, mails) ?? known.id, mails });
  const position = mails.findIndex(({ id }) => id === (known.id ?? openId));
  const setCurrent = (id: number) => setKnown((last) => (last.id === id ? last : { ...last, id }));
  return [Math.max(0, position), setCurrent] as const;
}

/** The focus fallback of a removed message: the next one that still exists, else the last one before. */
function focusFallbackOf(id: number | null, before: Mails, now: Mails): number | null {
  if (id === null || now.some((mail) => mail.id === id)) return null;
  const position = before.findIndex((mail) => mail.id === id);
  if (position < 0) return null;
  const rest = new Set(now.map((mail) => mail.id));
  const isThere = (mail: { id: number }) => rest.has(mail.id);
  return (before.slice(position + 1).find(isThere) ?? before.slice(0, position).findLast(isThere))?.id ?? null;
}
