import { useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { AriaLocaleProvider } from '../../lib/i18n/AriaLocaleProvider.tsx';
import { theme } from '../../theme/theme.ts';
import { AuthCover, type AuthCoverProps } from './AuthCover.tsx';

export interface AuthOverlayProps extends Omit<AuthCoverProps, 'variant' | 'titleId'> {
  /** Whether it covers the page. Focus goes into it, stays there, and returns to where it was. */
  isOpen: boolean;
}

/** Signs in over a page that must not be lost. There is no way round it: neither Escape nor a press beside it closes it. */
export function AuthOverlay({ isOpen, ...rest }: AuthOverlayProps) {
  const titleId = useId();
  return (
    <AriaLocaleProvider>
      <Layer isOpen={isOpen} isKeyboardDismissDisabled>
        <Modal>
          <Dialog aria-labelledby={titleId}>
            <AuthCover {...rest} variant="overlay" titleId={titleId} />
          </Dialog>
        </Modal>
      </Layer>
    </AriaLocaleProvider>
  );
}

/** Above every dialog that the page had open. */
const Layer = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.overlay};
`;
