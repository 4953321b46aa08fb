import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { Icon } from '../../../../icons/Icon.tsx';
import { ControlButton } from '../../../field/ControlButton.styles.ts';
import { type ControlProps, labelIdOf } from '../../../field/FieldFrame.tsx';

interface ClearButtonProps {
  control: ControlProps;
  onPress: () => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** Takes back what was chosen, and goes to the input. */
export function ClearButton({ control: { id }, onPress, inputRef }: ClearButtonProps) {
  const { t } = useLingui();
  return (
    <ControlButton
      type="button"
      id={`${id}-clear`}
      aria-label={t`Clear`}
      aria-labelledby={`${id}-clear ${labelIdOf(id)}`}
      title={t`Clear`}
      onClick={() => {
        onPress();
        inputRef.current?.focus();
      }}
    >
      <Icon icon={X} />
    </ControlButton>
  );
}
