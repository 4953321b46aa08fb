import { Trans } from '@lingui/react/macro';
import { DropHint } from '../ChatComposer.styles.ts';

/** Says where the dragged pictures go. */
export function DropHere() {
  return (
    <DropHint aria-hidden>
      <Trans>Drop pictures here</Trans>
    </DropHint>
  );
}
