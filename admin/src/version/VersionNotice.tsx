import { Button } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { versionWatch } from './version.watch.ts';

/** Offers the newer build. The reload asks first where something typed would be lost; drafts and changes that wait are stored. */
export function VersionNotice() {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>A new version is ready.</Trans>
      </p>
      <Button size="small" tone="dark" onClick={() => location.reload()}>
        <Trans>Reload to update</Trans>
      </Button>
      <Button size="small" tone="dark" variant="ghost" aria-label={t`Update later`} onClick={versionWatch.putOff}>
        <Trans context="update">Later</Trans>
      </Button>
    </>
  );
}
