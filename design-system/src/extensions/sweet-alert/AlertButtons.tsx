import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/buttons/Button.tsx';
import type { AlertButton, AlertQuestion } from './alert.types.ts';
import { Buttons } from './AlertDialog.styles.ts';

interface AlertButtonsProps extends Pick<AlertQuestion, 'confirm' | 'cancel'> {
  isBusy: boolean;
  /** Whether focus starts on a button, because there is nothing else to start in. */
  takesFocus: boolean;
  onCancel: () => void;
}

/** The yes, which sends the form around it, and the no. */
export function AlertButtons({ confirm, cancel, isBusy, takesFocus, onCancel }: AlertButtonsProps) {
  const { t } = useLingui();
  if (confirm === null && !cancel) return null;
  const yes = confirm === null ? undefined : buttonOf(confirm ?? t`OK`);
  const no = cancel ? buttonOf(cancel) : undefined;
  const startsOnNo = no !== undefined && yes?.tone === 'danger';

  return (
    <Buttons>
      {no && (
        <Button
          variant="outline"
          tone={no.tone ?? 'secondary'}
          icon={no.icon}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes focus, and a question its safer answer
          autoFocus={takesFocus && startsOnNo}
          onClick={onCancel}
        >
          {no.label}
        </Button>
      )}
      {yes && (
        <Button
          type="submit"
          tone={yes.tone ?? 'primary'}
          icon={yes.icon}
          isBusy={isBusy}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes focus; where nothing is lost, its yes
          autoFocus={takesFocus && !startsOnNo}
        >
          {yes.label}
        </Button>
      )}
    </Buttons>
  );
}

function buttonOf(button: string | AlertButton): AlertButton {
  return typeof button === 'string' ? { label: button } : button;
}
