import { Button, DescriptionList, Kbd, Popover, Stack, Switch } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { Keyboard } from 'lucide-react';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { isMac, writeKey } from '../../shortcuts/shortcuts.ts';
import { emailShortcuts } from './email.shortcuts.ts';

/** Lists the shortcuts of the mailbox, with a switch for single-key ones. */
export function EmailShortcuts() {
  const { t, i18n } = useLingui();
  const { letterKeys, prefer } = usePreferences();
  const rows = emailShortcuts.filter(({ key }) => key !== 'Delete');
  return (
    <Popover
      title={t`Mailbox shortcuts`}
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
        <DescriptionList
          items={rows.map(({ key, does }) => ({ term: i18n._(does), value: <Kbd>{writeKey(key, isMac())}</Kbd> }))}
        />
      </Stack>
    </Popover>
  );
}
