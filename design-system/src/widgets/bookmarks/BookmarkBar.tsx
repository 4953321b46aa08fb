import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../../components/buttons/ButtonLink.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { Menu } from '../../components/dropdowns/Menu.tsx';
import { Tooltip } from '../../components/tooltips/Tooltip.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { media } from '../../theme/media.ts';
import type { BookmarkPage } from './bookmark.types.ts';

export interface BookmarkBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The bookmarked pages in their order. */
  bookmarks: readonly BookmarkPage[];
  /**
   * How many stand in the bar; the rest is in a menu at its end.
   * @default 10
   */
  limit?: number;
  /** Stands after them: the button that opens the box. */
  action?: ReactNode;
}

/** The pages that somebody goes to most, one press away. Small windows have no room for it: there `BookmarkBox` has them. */
export function BookmarkBar({ bookmarks, limit = 10, action, ...rest }: BookmarkBarProps) {
  const { t } = useLingui();
  const others = bookmarks.slice(limit);
  return (
    <Root {...rest} aria-label={t`Bookmarks`}>
      {bookmarks.slice(0, limit).map(({ id, label, icon, href }) => (
        <Tooltip key={id} content={label} placement="bottom">
          <ButtonLink href={href} tone="secondary" variant="ghost" width="square" aria-label={label}>
            <Icon icon={icon} size="menu" />
          </ButtonLink>
        </Tooltip>
      ))}
      {others.length > 0 && (
        <Menu trigger={<IconButton icon={ChevronDown} label={t`More bookmarks`} />} items={others} />
      )}
      {action}
    </Root>
  );
}

const Root = styled.nav`
  display: flex;
  align-items: center;

  ${media.tablet} {
    display: none;
  }
`;
