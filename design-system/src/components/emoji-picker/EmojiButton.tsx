import { useLingui } from '@lingui/react/macro';
import { Smile } from 'lucide-react';
import { useState } from 'react';
import { IconButton, type IconButtonProps } from '../buttons/IconButton.tsx';
import { OnDemand } from '../on-demand/OnDemand.tsx';
import { Popover } from '../popovers/Popover.tsx';
import { Spinner } from '../spinners/Spinner.tsx';

export interface EmojiButtonProps extends Omit<IconButtonProps, 'icon' | 'label'> {
  /** Called with the characters of the chosen emoji; the picker has closed, and focus is back on the button. */
  onChoose: (chosen: { emoji: string }) => void;
}

const loadPicker = () => import('./EmojiPicker.tsx');

/** Opens the emojis. Picker and names are loaded when it is pressed. */
export function EmojiButton({ onChoose, ...rest }: EmojiButtonProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const choose = (chosen: { emoji: string }) => {
    setOpen(false);
    onChoose(chosen);
  };
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={(change) => setOpen(change.isOpen)}
      placement="top"
      size="card"
      trigger={<IconButton {...rest} icon={Smile} label={t`Insert emoji`} />}
    >
      <OnDemand load={loadPicker} fallback={<Spinner aria-label={t`Loading emojis…`} />}>
        {({ EmojiPicker }) => <EmojiPicker onChoose={choose} />}
      </OnDemand>
    </Popover>
  );
}
