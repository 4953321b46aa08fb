import type { I18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import { textsFor } from '../../appearance/i18n.ts';

/** The English texts of the widgets of a page, once they are loaded. */
export function useTexts(title: string): I18n | undefined {
  const [texts, setTexts] = useState<I18n>();
  useEffect(() => {
    let isCurrent = true;
    void textsFor(title, 'en').then((loaded) => isCurrent && setTexts(loaded));
    return () => {
      isCurrent = false;
    };
  }, [title]);
  return texts;
}
