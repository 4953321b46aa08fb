import { Alert } from '@embarque/design-system';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Entry } from '../useEntry.ts';

/** Says why the last attempt came to nothing, where that is about no field. */
export function AttemptAlert({ entry: { state, refusal } }: { entry: Entry }) {
  const { t } = useLingui();
  if (state === 'failed') {
    return (
      <Alert tone="danger">
        <Trans>We can't reach the server. Your entries are still here. Try again.</Trans>
      </Alert>
    );
  }
  if (state === 'locked') {
    return <Alert tone="warning">{t`Too many attempts. Wait a moment, then try again.`}</Alert>;
  }
  if (state === 'refused' && refusal?.reason === 'wait') {
    const minutes = Math.ceil(refusal.waitMs / 60_000);
    return (
      <Alert tone="warning">
        <Plural
          value={minutes}
          one="Too many links were sent. You can ask for another in # minute."
          other="Too many links were sent. You can ask for another in # minutes."
        />
      </Alert>
    );
  }
  return null;
}
