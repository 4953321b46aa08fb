import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { Button, type ButtonProps } from './Button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'width' | 'children' | 'aria-label'> {
  /** The drawing, imported by name from `lucide-react`. */
  icon: LucideIcon;
  /** The action of the button: its name for screen readers, and its tooltip. */
  label: string;
  /** The key that does the same without the button, as people write it. Its tooltip names it; the button does not listen to it. */
  shortcut?: string | undefined;
}

/** An action with so well-known an icon that it needs no words, such as a cross to close. Else, use `Button`. */
export function IconButton({ icon, label, shortcut, tone = 'secondary', variant = 'ghost', ...rest }: IconButtonProps) {
  return (
    <Button
      title={shortcut ? `${label} (${shortcut})` : label}
      {...rest}
      aria-label={label}
      tone={tone}
      variant={variant}
      width="square"
    >
      <Icon icon={icon} size="menu" />
    </Button>
  );
}
