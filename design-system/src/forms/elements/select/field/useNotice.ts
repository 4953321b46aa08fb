import { useState } from 'react';

/** Notices about typed text: announced, and shown below the field where the person has to do something. */
export function useNotice() {
  const [notice, setNotice] = useState({ text: '', isShown: false });
  return {
    announcement: notice.text,
    note: notice.isShown && notice.text,
    announce: (text: string) => setNotice({ text, isShown: false }),
    show: (text: string) => setNotice({ text, isShown: text !== '' }),
    clear: () => setNotice((before) => (before.isShown ? { text: '', isShown: false } : before)),
  };
}
