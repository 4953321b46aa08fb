import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type UIEvent, useId, useMemo, useRef, useState } from 'react';
import { useSteps } from '../../../lib/react/useSteps.ts';
import { useLink } from '../../../theme/provider/links.ts';
import { Logo } from '../../logo/Logo.tsx';
import { Header, Heading, Home, Scroller } from './AppMenu.styles.ts';
import { type AppMenuSection, type Trail, trailTo } from './menu.items.ts';
import { MenuLevel } from './MenuLevel.tsx';
import { useCurrentInSight } from './useCurrentInSight.ts';
import { useOpenPath } from './useOpenPath.ts';

/** As many sections as fill a window: the others follow, one with each frame. */
const FIRST_SECTIONS = 2;

export interface AppMenuProps {
  sections: readonly AppMenuSection[];
  currentHref: string;
  homeHref: string;
  /** Whether there is room for icons alone. */
  isCollapsed: boolean;
  /** The button at the end of the header. */
  action: ReactNode;
  /** Called when somebody follows a link. */
  onFollow?: () => void;
}

/** The menu, beside the page or in a drawer. */
export function AppMenu({ sections, currentHref, homeHref, isCollapsed, action, onFollow }: AppMenuProps) {
  const { t } = useLingui();
  const [isScrolled, setScrolled] = useState(false);
  const trail = useTrail(sections, currentHref);
  const open = useOpenPath(trail, isCollapsed);
  const home = useLink(homeHref, onFollow);
  const menuId = useId();
  const drawn = FIRST_SECTIONS + useSteps(Math.max(0, sections.length - FIRST_SECTIONS));
  const scroller = useRef<HTMLDivElement>(null);
  useCurrentInSight(scroller, { trail, isDrawn: drawn >= sections.length });
  const headingId = (section: string) => `${menuId}-${section}`;

  return (
    <>
      <Header data-scrolled={isScrolled || undefined}>
        <Home {...home} aria-label={t`Embarque, home`}>
          <Logo />
        </Home>
        {action}
      </Header>
      <Scroller ref={scroller} onScroll={({ currentTarget }: UIEvent) => setScrolled(currentTarget.scrollTop > 0)}>
        {sections.slice(0, drawn).map(({ id, heading, items }) => (
          <section key={id}>
            {heading && (
              <Heading id={headingId(id)}>
                <span>{heading}</span>
              </Heading>
            )}
            <MenuLevel
              items={items}
              above={top}
              trail={trail}
              {...open}
              onFollow={onFollow}
              labelledBy={heading && headingId(id)}
            />
          </section>
        ))}
      </Scroller>
    </>
  );
}

const top: Trail = [];

/** The same object as long as it is the same way, so that a badge that changes leaves all other entries alone. */
function useTrail(sections: readonly AppMenuSection[], currentHref: string): Trail {
  const written = JSON.stringify(trailTo(sections, currentHref));
  return useMemo(() => JSON.parse(written) as Trail, [written]);
}
