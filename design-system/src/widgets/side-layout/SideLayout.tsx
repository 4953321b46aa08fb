import { Trans } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentPropsWithRef, lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { Bar, Content, Narrow, Root, Side } from './SideLayout.styles.ts';

const SidePanel = lazy(async () => ({ default: (await import('../../components/offcanvas/SidePanel.tsx')).SidePanel }));

export interface SideLayoutProps extends ComponentPropsWithRef<'div'> {
  /** What stands beside the content: filters before it, a summary after it. */
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
  const close = () => setOpen(false);
  const column = <Side data-narrow={drawerTitle === undefined ? 'below' : 'drawer'}>{side}</Side>;

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
                  aria-expanded={isOpen}
                  onClick={() => setOpen(true)}
                />
              </Narrow>
            )}
            {bar}
          </Bar>
        )}
        {children}
      </Content>
      {placement === 'end' && column}
      {isOpen && drawerTitle !== undefined && (
        <Suspense>
          <SidePanel
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
          </SidePanel>
        </Suspense>
      )}
    </Root>
  );
}
