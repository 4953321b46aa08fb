import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { useFocusReturn } from '../../lib/focus/useFocusReturn.ts';
import { useMediaQuery } from '../../lib/react/useMediaQuery.ts';
import { media } from '../../theme/media.ts';
import { EndPanel, List, Main, Overlay, Root, StartPanel } from './ChatLayout.styles.ts';

export interface ChatLayoutProps extends ComponentPropsWithRef<'div'> {
  /** The conversations, with what stands above them. */
  list: ReactNode;
  /** Whether the conversations lie over the chat, on windows too narrow for both. */
  isListOpen: boolean;
  /** The panel at the start, over the conversations, such as the own profile; left out, it is closed. */
  startPanel?: ReactNode;
  /** The panel at the end, such as the contact; left out, it is closed. */
  endPanel?: ReactNode;
  /** Called when all panels should close: by Escape in one, or by a press beside them. */
  onClosePanels: () => void;
  /** The open conversation, or what stands in its place. */
  children: ReactNode;
}

/**
 * The frame of a chat: conversations, messages, and panels over them, which take focus and give it back. It is as high as the window;
 * on phones one of them shows at a time.
 */
export function ChatLayout({
  list,
  isListOpen,
  startPanel,
  endPanel,
  onClosePanels,
  children,
  ...rest
}: ChatLayoutProps) {
  const { t } = useLingui();
  const isNarrow = useMediaQuery(media.tablet);
  const isDrawer = isNarrow && isListOpen;
  const hasPanel = Boolean(startPanel) || Boolean(endPanel) || isDrawer;
  useFocusReturn(hasPanel);
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClosePanels();
  };
  const panelProps = { ref: takeFocus, onKeyDown: closeByEscape };

  return (
    <Root {...rest}>
      {!isNarrow && <List inert={hasPanel}>{list}</List>}
      <Main inert={hasPanel}>{children}</Main>
      {hasPanel && <Overlay aria-hidden data-overlay onClick={onClosePanels} />}
      {isDrawer && (
        <List
          {...panelProps}
          data-drawer
          role="dialog"
          aria-label={t({ message: 'Conversations', context: 'chat' })}
          tabIndex={-1}
          inert={Boolean(startPanel)}
        >
          {list}
        </List>
      )}
      {startPanel && <StartPanel {...panelProps}>{startPanel}</StartPanel>}
      {endPanel && <EndPanel {...panelProps}>{endPanel}</EndPanel>}
    </Root>
  );
}

function takeFocus(panel: HTMLElement | null) {
  if (panel && !panel.contains(document.activeElement)) dialogIn(panel).focus({ preventScroll: true });
}

/** The drawer is a dialog itself, the other panels have one in them. */
const dialogIn = (panel: HTMLElement) => panel.querySelector<HTMLElement>('[role="dialog"]') ?? panel;
