import { Button, Popover, Stack, Switch } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { Keyboard } from 'lucide-react';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { ShortcutRows } from '../../shortcuts/ShortcutRows.tsx';
import { todoShortcuts } from './todo.shortcuts.ts';

/** Lists the shortcuts of the tasks, with a switch for single-key ones. */
export function TodoShortcuts() {
  const { t } = useLingui();
  const { letterKeys, prefer } = usePreferences();
  return (
    <Popover
      title={t`Shortcuts for tasks`}
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
        <ShortcutRows shortcuts={todoShortcuts} />
      </Stack>
    </Popover>
  );
}
