import { Button, Inline } from '@embarque/design-system';
import { Trans } from '@lingui/react/macro';

interface FormEndProps {
  /** The verb of the action. */
  label: string;
  isBusy: boolean;
  onDiscard: () => void;
}

/** Discard, which closes at once, and the button that sends the form. */
export function FormEnd({ label, isBusy, onDiscard }: FormEndProps) {
  return (
    <Inline gap="s" distribute="end">
      <Button variant="outline" tone="secondary" onClick={onDiscard}>
        <Trans context="form">Discard</Trans>
      </Button>
      <Button type="submit" isBusy={isBusy}>
        {label}
      </Button>
    </Inline>
  );
}
