import { Avatar, Inline } from '@embarque/design-system';
import type { UserRoleLook } from './useUserLabels.ts';

/** The role of a user with its icon. */
export function UserRole({ label, icon, tone }: UserRoleLook) {
  return (
    <Inline gap="s" overflow="shrink">
      <Avatar size="small" variant="soft" name={label} icon={icon} tone={tone} isDecorative />
      <span>{label}</span>
    </Inline>
  );
}
