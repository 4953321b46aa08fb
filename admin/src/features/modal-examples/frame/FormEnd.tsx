import { Button, Inline } from '@embarque/design-system';
import { Trans } from '@lingui/react/macro';

/** Submit, and Discard, which closes at once. */
export function FormEnd({ isBusy, onDiscard }: { isBusy: boolean; onDiscard: () => void }) {
  return (
    <Inline gap="s">
      <Button type="submit" isBusy={isBusy}>
        <Trans context="form">Submit</Trans>
      </Button>
      <Button variant="outline" tone="secondary" onClick={onDiscard}>
        <Trans context="form">Discard</Trans>
      </Button>
    </Inline>
  );
}
