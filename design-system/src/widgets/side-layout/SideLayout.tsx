import { Trans } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { CardBoundary } from '../../cards/card/CardBoundary.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import { theme } from '../../theme/theme.ts';
import { Bar, Content, Narrow, Root, Side } from './SideLayout.styles.ts';

const loadPanel = () => import('../../components/offcanvas/SidePanel.tsx');

export interface SideLayoutProps extends ComponentPropsWithRef<'div'> {
  /** The content at the side: filters before it, a summary after it. */
  side: ReactNode;
  /**
   * The side it stands on.
   * @default 'end'
   */
  placement?: 'start' | 'end';
  /** A line above the content, such as how much there is and in which order. */
  bar?: ReactNode;
  /** The name of the drawer that it becomes below 992 px, with a button in the bar; left out, it then comes after the content. */
  drawerTitle?: string;
}

/** Content with a narrower column beside it that stays in sight. For halves that people resize, use `SplitPane`. */
export function SideLayout({ side, placement = 'end', bar, drawerTitle, children, ...rest }: SideLayoutProps) {
  const [isOpen, setOpen] = useState(false);
  const { code, prepare, ask } = useOnDemand(loadPanel);
  const isShown = isOpen && code !== undefined;
  const open = () => {
    setOpen(true);
    // The button forgets the press when the code cannot be loaded, so that the next press tries again.
    void ask(() => setOpen(false));
  };
  const close = () => setOpen(false);
  const column = (
    <Side ref={stopAtEnd} data-narrow={drawerTitle === undefined ? 'below' : 'drawer'}>
      <CardBoundary>{side}</CardBoundary>
    </Side>
  );

  return (
    <Root {...rest} data-placement={placement}>
      {placement === 'start' && column}
      <Content>
        {(bar || drawerTitle !== undefined) && (
          <Bar>
            {drawerTitle !== undefined && (
              <Narrow>
                <IconButton
                  icon={SlidersHorizontal}
                  label={drawerTitle}
                  variant="soft"
                  aria-haspopup="dialog"
                  aria-expanded={isShown}
                  onPointerEnter={prepare}
                  onFocus={prepare}
                  onClick={open}
                />
              </Narrow>
            )}
            {bar}
          </Bar>
        )}
        {children}
      </Content>
      {placement === 'end' && column}
      {isShown && drawerTitle !== undefined && (
        <code.SidePanel
          isOpen
          placement="start"
          title={drawerTitle}
          onClose={close}
          footer={
            <Button width="full" onClick={close}>
              <Trans>Show results</Trans>
            </Button>
          }
        >
          {side}
        </code.SidePanel>
      )}
    </Root>
  );
}

/**
 * Longer than the window, the column scrolls with the page until its end is there. Where it stops depends on its height; that is no
 * variable of the styles, with which the browser would look at everything in the column again.
 */
function stopAtEnd(column: HTMLElement | null) {
  if (!column) return undefined;
  const observer = new ResizeObserver(() => {
    const end = `100dvh - ${column.offsetHeight}px - ${theme.space.xl}`;
    column.style.insetBlockStart = `min(var(--sticky-start, 0px) + ${theme.space.xl}, ${end})`;
  });
  observer.observe(column);
  return () => observer.disconnect();
}
