import { useLingui } from '@lingui/react/macro';
import { Check, Copy, type LucideIcon, X } from 'lucide-react';
import type { CopyOutcome } from '../../lib/copy-text.ts';
import { useCopyText } from '../../lib/react/useCopyText.ts';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { IconButton, type IconButtonProps } from '../buttons/IconButton.tsx';

export interface CopyButtonProps extends Omit<IconButtonProps, 'icon' | 'label' | 'onClick'> {
  /** The text for the clipboard. */
  text: string;
  /**
   * The label of the button: "Copy the policy number".
   * @default 'Copy'
   */
  label?: string;
}

type Outcome = 'none' | CopyOutcome;

const icons: Record<Outcome, LucideIcon> = { none: Copy, copied: Check, refused: X };

/** Puts a text on the clipboard and says for a moment whether that worked. */
export function CopyButton({ text, label, ...rest }: CopyButtonProps) {
  const { t } = useLingui();
  const { outcome, copy } = useCopyText();
  const announcement: Record<Outcome, string> = {
    none: '',
    copied: t`Copied`,
    refused: t`Your browser blocked copying. Select the text and copy it.`,
  };

  return (
    <>
      <IconButton
        size="small"
        {...rest}
        icon={icons[outcome]}
        label={label ?? t`Copy`}
        onClick={() => void copy(text)}
      />
      <VisuallyHidden role="status">{announcement[outcome]}</VisuallyHidden>
    </>
  );
}
