import { Trans } from '@lingui/react/macro';
import { DropHint } from '../ChatComposer.styles.ts';

/** Says where the dragged files go. */
export function DropHere() {
  return (
    <DropHint aria-hidden>
      <Trans>Drop files here</Trans>
    </DropHint>
  );
}
