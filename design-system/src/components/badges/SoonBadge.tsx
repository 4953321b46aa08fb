import { Trans } from '@lingui/react/macro';
import { Badge } from './Badge.tsx';

/** Hangs on what leads to a page that is not built yet. */
export function SoonBadge() {
  return (
    <Badge tone="secondary">
      <Trans context="badge of a page that is not built yet">Soon</Trans>
    </Badge>
  );
}
