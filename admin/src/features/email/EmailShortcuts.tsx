import { Button, Popover, Stack, Switch } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { Keyboard } from 'lucide-react';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { ShortcutRows } from '../../shortcuts/ShortcutRows.tsx';
import { emailShortcuts } from './email.shortcuts.ts';

/** Lists the shortcuts of the mailbox, with a switch for single-key ones. */
export function EmailShortcuts() {
  const { t } = useLingui();
  const { letterKeys, prefer } = usePreferences();
  return (
    <Popover
      title={t`Mailbox shortcuts`}
      size="card"
      placement="top start"
      trigger={
        <Button variant="ghost" tone="secondary" size="small" icon={Keyboard}>
          <Trans>Shortcuts</Trans>
        </Button>
      }
    >
      <Stack gap="m">
        <Switch checked={letterKeys} onChange={({ target }) => prefer('letterKeys', target.checked)}>
          <Trans>Single-key shortcuts</Trans>
        </Switch>
        <ShortcutRows shortcuts={emailShortcuts} />
      </Stack>
    </Popover>
  );
}
