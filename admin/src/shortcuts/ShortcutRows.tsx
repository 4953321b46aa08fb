import { Inline, Kbd, Stack } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { isMac, type Shortcut, writeKey } from './shortcuts.ts';

export interface ShortcutRowsProps {
  shortcuts: readonly Shortcut[];
}

/** Lists shortcuts: what each does, and its keys at the end of the line. */
export function ShortcutRows({ shortcuts }: ShortcutRowsProps) {
  const { i18n } = useLingui();
  return (
    <Stack as="ul" role="list" gap="xs">
      {[...keysByAction(shortcuts)].map(([does, keys]) => (
        <Inline key={does} as="li" distribute="between" overflow="shrink">
          {i18n._(does)}
          <Inline gap="xs" style={{ flex: 'none' }}>
            {keys.map((key) => (
              <Kbd key={key}>{writeKey(key, isMac())}</Kbd>
            ))}
          </Inline>
        </Inline>
      ))}
    </Stack>
  );
}

/** Several keys may do the same. */
function keysByAction(shortcuts: readonly Shortcut[]): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const { does, key } of shortcuts) keys.set(does.id, [...(keys.get(does.id) ?? []), key]);
  return keys;
}
