import { Button } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import type { View } from '../../app-state/view.ts';
import { useStopView } from '../../session/view/useStopView.ts';

/** Says as whom the app is shown, for as long as it is, and ends it. */
export function ViewNotice({ view }: { view: View }) {
  const { t } = useLingui();
  const stop = useStopView();
  const person = view.person?.fullName;
  const role = view.role.name;
  const name = person ?? role;
  return (
    <>
      <p>
        {person ? (
          <Trans>
            Viewing as {person} ({role}). Read only.
          </Trans>
        ) : (
          <Trans>Viewing as {role}. Read only.</Trans>
        )}
      </p>
      <Button size="small" tone="dark" aria-label={t`Stop viewing as ${name}`} onClick={stop}>
        <Trans context="viewing">Stop</Trans>
      </Button>
    </>
  );
}
