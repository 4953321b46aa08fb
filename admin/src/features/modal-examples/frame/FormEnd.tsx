import { Button, Inline } from '@embarque/design-system';
import { Trans } from '@lingui/react/macro';

/** Discard, which closes at once, and Submit. */
export function FormEnd({ isBusy, onDiscard }: { isBusy: boolean; onDiscard: () => void }) {
  return (
    <Inline gap="s" distribute="end">
      <Button variant="outline" tone="secondary" onClick={onDiscard}>
        <Trans context="form">Discard</Trans>
      </Button>
      <Button type="submit" isBusy={isBusy}>
        <Trans context="form">Submit</Trans>
      </Button>
    </Inline>
  );
}
