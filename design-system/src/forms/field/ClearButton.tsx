import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { ControlButton } from './ControlButton.styles.ts';
import { labelIdOf } from './FieldFrame.tsx';

interface ClearButtonProps {
  /** Id of the control, which the focus goes to. */
  id: string;
  onPress: () => void;
}

/** Clears a field, and goes to its control. */
export function ClearButton({ id, onPress }: ClearButtonProps) {
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
        document.getElementById(id)?.focus();
      }}
    >
      <Icon icon={X} />
    </ControlButton>
  );
}
