import { Alert, ButtonLink, Stack } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Entry } from '../useEntry.ts';

/** Says why a link does nothing any more, and offers the way to a new one. */
export function LinkExpired({ entry: { refusal }, href }: { entry: Entry; href: string }) {
  const { t } = useLingui();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Stack gap="l">
      <Alert ref={message} tabIndex={-1} announced="never" tone="warning">
        {refusal?.reason === 'used'
          ? t`This link was used before. Ask for a new one.`
          : t`This link has expired. Ask for a new one.`}
      </Alert>
      <ButtonLink size="large" width="full" href={href}>
        {t`Get a new link`}
      </ButtonLink>
    </Stack>
  );
}
