import { useState } from 'react';

/** What a field has to say about what was typed: read out, and shown below the field where somebody has to do something. */
export function useNotice() {
  const [notice, setNotice] = useState({ text: '', isShown: false });
  return {
    announcement: notice.text,
    note: notice.isShown && notice.text,
    announce: (text: string) => setNotice({ text, isShown: false }),
    tell: (text: string) => setNotice({ text, isShown: text !== '' }),
    clear: () => setNotice((before) => (before.isShown ? { text: '', isShown: false } : before)),
  };
}
