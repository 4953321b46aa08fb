import { Check, X } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../../design-system/src/icons/Icon.tsx';
import { useCopyText } from '../../design-system/src/lib/react/useCopyText.ts';
import { VisuallyHidden } from '../../design-system/src/page-layout/primitives/VisuallyHidden.tsx';
import { theme } from '../../design-system/src/theme/theme.ts';

interface CopyableProps {
  /** The text, which a press puts on the clipboard. */
  children: string;
}

const announcements = {
  none: () => '',
  copied: (text: string) => `${text} copied`,
  refused: () => 'Your browser blocked copying. Select the text and copy it.',
};

/** A short piece of code on a page of documentation. A press copies it. */
export function Copyable({ children: text }: CopyableProps) {
  const { outcome, copy } = useCopyText();
  return (
    <>
      <Root type="button" title="Copy" onClick={() => void copy(text)}>
        <code>{text}</code>
        {outcome !== 'none' && <Icon icon={outcome === 'copied' ? Check : X} size="text" />}
      </Root>
      <VisuallyHidden role="status">{announcements[outcome](text)}</VisuallyHidden>
    </>
  );
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-block-size: ${theme.size.target};
  padding-inline: ${theme.space.xs};
  border: 0;
  border-radius: ${theme.radius.s};
  background: none;
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};
  text-align: start;
  cursor: copy;

  &:hover {
    background: ${theme.color.sunken};
    color: ${theme.color.ink};
  }

  code {
    font-family: ${theme.font.mono};
  }
`;
