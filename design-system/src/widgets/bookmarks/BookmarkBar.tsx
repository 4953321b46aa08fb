import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../../components/buttons/ButtonLink.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { Menu } from '../../components/dropdowns/Menu.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { BookmarkPage } from './bookmark.types.ts';
import { useFitting } from './useFitting.ts';

export interface BookmarkBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The bookmarked pages in their order. */
  bookmarks: readonly BookmarkPage[];
  /**
   * How many stand in the bar at most; the rest, and those without room, are in a menu at its end.
   * @default 10
   */
  limit?: number;
  /** Stands after them, as wide as each of them: the button that opens the box. */
  action?: ReactNode;
}

/** The pages that somebody goes to most, one press away. Small windows have no room for it: there `BookmarkBox` has them. */
export function BookmarkBar({ bookmarks, limit = 10, action, ...rest }: BookmarkBarProps) {
  const { t } = useLingui();
  const atMost = Math.min(bookmarks.length, limit);
  const ends = action ? 1 : 0;
  const wanted = atMost + (bookmarks.length > limit ? 1 : 0) + ends;
  const [fitting, measure] = useFitting(wanted);
  // The button of the menu takes the place of one.
  const shown = wanted <= fitting ? atMost : Math.max(0, fitting - ends - 1);
  const others = bookmarks.slice(shown);
  return (
    <Root {...rest} aria-label={t`Bookmarks`}>
      <Row ref={measure} style={{ '--wanted': wanted }}>
        {bookmarks.slice(0, shown).map(({ id, label, icon, href }) => (
          <ButtonLink
            key={id}
            href={href}
            tone="secondary"
            variant="ghost"
            width="square"
            aria-label={label}
            title={label}
          >
            <Icon icon={icon} size="menu" />
          </ButtonLink>
        ))}
        {others.length > 0 && (
          <Menu trigger={<IconButton icon={ChevronDown} label={t`More bookmarks`} />} items={others} />
        )}
        {action}
      </Row>
    </Root>
  );
}

const Root = styled.nav`
  display: flex;
  align-items: center;
  min-inline-size: 0;

  ${media.tablet} {
    display: none;
  }
`;

/** As wide as all that is wanted, whatever is shown, so that what was left out comes back with the room for it. */
const Row = styled.div`
  --place: max(${theme.size.controlMedium}, ${theme.size.target});
  display: flex;
  align-items: center;
  inline-size: calc(var(--wanted) * var(--place));
  min-inline-size: calc(min(var(--wanted), 2) * var(--place));
`;
