import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { EmojiButton } from './EmojiButton.tsx';

/** Puts an emoji into a text. The list is loaded when the button is pressed. */
export function IntoAText() {
  const { t } = useLingui();
  const [text, setText] = useState('');
  return (
    <Inline>
      <EmojiButton onChoose={({ emoji }) => setText(`${text}${emoji}`)} />
      <span>{text || t`No emoji chosen yet`}</span>
    </Inline>
  );
}
