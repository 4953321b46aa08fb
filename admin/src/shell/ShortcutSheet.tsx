import { Dialog, Heading, Stack, Switch } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { ShortcutRows } from '../shortcuts/ShortcutRows.tsx';
import type { ShortcutGroup } from './all-shortcuts.ts';

export interface ShortcutSheetProps {
  /** Every shortcut by where it works. */
  groups: readonly ShortcutGroup[];
  /** Called when the sheet is to close. */
  onClose: () => void;
}

/** Lists all keyboard shortcuts and switches those off that are single letters. */
export function ShortcutSheet({ groups, onClose }: ShortcutSheetProps) {
  const { t, i18n } = useLingui();
  const { letterKeys, prefer } = usePreferences();
  return (
    <Dialog isOpen size="large" title={t`Keyboard shortcuts`} onClose={onClose}>
      <Stack gap="l">
        <Switch
          checked={letterKeys}
          description={t`Turn off if you use speech input.`}
          onChange={({ target }) => prefer('letterKeys', target.checked)}
        >
          <Trans>Single-key shortcuts</Trans>
        </Switch>
        <div style={{ columns: '2 18rem', columnGap: '2rem' }}>
          {groups.map(({ where, shortcuts }) => (
            <Stack key={where.id} as="section" gap="s" style={{ breakInside: 'avoid', paddingBlockEnd: '1rem' }}>
              <Heading level={3}>{i18n._(where)}</Heading>
              <ShortcutRows shortcuts={shortcuts} />
            </Stack>
          ))}
        </div>
      </Stack>
    </Dialog>
  );
}
