import { Search } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { unseen } from '../../theme/styles/unseen.ts';
import { Kbd } from '../../ui-element/typography/Kbd.tsx';

export interface SearchTriggerProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The label, where a search field would show its placeholder. */
  label: string;
  /** The keys that do the same, as people write them: "⌘K". */
  shortcut: string;
}

/** Opens a `CommandPalette`, and looks like the field that it stands for. On narrow windows it is its icon. */
export function SearchTrigger({ label, shortcut, ...rest }: SearchTriggerProps) {
  return (
    <Root type="button" aria-haspopup="dialog" title={label} {...rest}>
      <Icon icon={Search} size="menu" />
      <span>{label}</span>
      <Kbd aria-hidden>{shortcut}</Kbd>
    </Root>
  );
}

/** Gives way to its neighbours before they do, as far as it still looks like a field. */
const Root = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  flex: 0 1000 auto;
  inline-size: 21rem;
  min-inline-size: 12rem;
  block-size: max(2.375rem, ${theme.size.target});
  padding-inline: ${theme.space.m} ${theme.space.s};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.canvas};
  color: ${theme.color.ink3};
  text-align: start;
  cursor: pointer;
  transition: border-color ${theme.duration.fast};

  span {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  kbd {
    flex: none;
    white-space: nowrap;
  }
  &:hover {
    border-color: ${theme.color.controlBorder};
  }

  ${media.narrow} {
    flex: none;
    justify-content: center;
    inline-size: max(2.375rem, ${theme.size.target});
    min-inline-size: 0;
    padding: 0;
    border-color: transparent;
    background: transparent;
    color: ${theme.color.ink2};

    kbd {
      display: none;
    }

    /* No room for the words, but still the button's name. */
    span {
      ${unseen}
    }
  }
`;
