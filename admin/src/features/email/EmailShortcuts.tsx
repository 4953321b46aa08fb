import { Button, DescriptionList, Kbd, Popover, Stack, Switch } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { Keyboard } from 'lucide-react';
import { emailShortcuts } from './email.shortcuts.ts';

interface EmailShortcutsProps {
  hasLetters: boolean;
  onLettersChange: (change: { hasLetters: boolean }) => void;
}

/** The keys of the mailbox, and the switch that turns single letters off. */
export function EmailShortcuts({ hasLetters, onLettersChange }: EmailShortcutsProps) {
  const { t, i18n } = useLingui();
  const rows = emailShortcuts.filter(({ keys }) => keys[0] !== 'Delete');
  return (
    <Popover
      title={t`Keys of the mailbox`}
      placement="top start"
      trigger={
        <Button variant="ghost" tone="secondary" size="small" icon={Keyboard}>
          <Trans>Shortcuts</Trans>
        </Button>
      }
    >
      <Stack gap="m">
        <Switch checked={hasLetters} onChange={({ target }) => onLettersChange({ hasLetters: target.checked })}>
          <Trans>Single-letter keys</Trans>
        </Switch>
        <DescriptionList
          items={rows.map(({ keys, label }) => ({ term: i18n._(label), value: <Kbd>{keys[0]}</Kbd> }))}
        />
      </Stack>
    </Popover>
  );
}
