import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { readRichText } from './rich-text.read.ts';
import { RichText } from './RichText.tsx';

export function Article() {
  const { t } = useLingui();
  const content = useMemo(
    () =>
      readRichText(
        [
          `<p>${t`Install your eSIM at home, while you have a network.`}</p>`,
          `<h2>${t`Install`}</h2>`,
          `<ol><li>${t`Open your trip.`}</li><li>${t`Follow your phone.`}</li></ol>`,
          `<h2>${t`When you arrive`}</h2>`,
          `<p>${t`Turn on data roaming.`}</p>`,
        ].join(''),
      ),
    [t],
  );
  return <RichText content={content} />;
}
