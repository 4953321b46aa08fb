import { ChevronDown } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { Button, type ButtonProps } from '../buttons/Button.tsx';
import { ButtonGroup } from '../buttons/ButtonGroup.tsx';
import { Menu, type MenuProps } from './Menu.tsx';

export interface SplitButtonProps extends Omit<ButtonProps, 'width'>, Pick<MenuProps, 'items' | 'placement'> {
  /** The label of the menu's half of the button, such as "More ways to send". */
  menuLabel: string;
}

/**
 * The usual action, and beside it a menu with its less usual sisters. When none of them is usual, use `Menu`. Ref and rest go to
 * the button of the usual action.
 */
export function SplitButton({ menuLabel, items, placement = 'bottom end', ...rest }: SplitButtonProps) {
  const { tone, variant, size, shape, isDisabled } = rest;
  const half = { tone, variant, size, shape, isDisabled };
  return (
    <ButtonGroup label={menuLabel}>
      <Button {...rest} />
      <Menu
        items={items}
        placement={placement}
        trigger={
          <Button {...half} width="square" aria-label={menuLabel} title={menuLabel}>
            <Icon icon={ChevronDown} />
          </Button>
        }
      />
    </ButtonGroup>
  );
}
