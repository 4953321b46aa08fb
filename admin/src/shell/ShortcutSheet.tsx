import { Dialog, Heading, Inline, Kbd, Stack, Switch } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { isMac, type Shortcut, writeKey } from '../shortcuts/shortcuts.ts';
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
              <Stack as="ul" role="list" gap="xs">
                {[...keysByAction(shortcuts)].map(([does, keys]) => (
                  <Inline key={does} as="li" distribute="between" overflow="shrink">
                    {i18n._(does)}
                    <Inline gap="xs" overflow="shrink">
                      {keys.map((key) => (
                        <Kbd key={key}>{writeKey(key, isMac())}</Kbd>
                      ))}
                    </Inline>
                  </Inline>
                ))}
              </Stack>
            </Stack>
          ))}
        </div>
      </Stack>
    </Dialog>
  );
}

/** Several keys may do the same. */
function keysByAction(shortcuts: readonly Shortcut[]): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const { does, key } of shortcuts) keys.set(does.id, [...(keys.get(does.id) ?? []), key]);
  return keys;
}
