import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { Behaviour } from '../../behaviour/Behaviour.tsx';
import { useFocusReturn } from '../../focus/useFocusReturn.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import {
  Backdrop,
  Body,
  Content,
  Foot,
  Head,
  type OverlayPlace,
  type OverlaySize,
  Surface,
  Title,
} from './Overlay.styles.ts';
import { type Closing, useClosing } from './useClosing.ts';

export interface OverlayProps extends Closing {
  /** Whether it is there. Focus goes into it, stays there, and returns to where it was. */
  isOpen: boolean;
  /** What it is about; its name for screen readers. */
  title: string;
  /** Stands below the content and does not scroll away: what the person can decide. */
  footer?: ReactNode;
  children: ReactNode;
  id?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLElement>;
}

interface PlacedOverlayProps extends OverlayProps {
  place: OverlayPlace;
  size: OverlaySize;
  role: 'dialog' | 'alertdialog';
  /** Whether Escape and backdrop do nothing for the moment. */
  isLocked?: boolean;
  'aria-describedby'?: string;
}

/** The frame that dialogs and side panels share. */
export function Overlay({
  isOpen,
  title,
  footer,
  place,
  size,
  role,
  isLocked = false,
  onClose,
  canClose,
  children,
  ...rest
}: PlacedOverlayProps) {
  const { t } = useLingui();
  const { close, backdrop } = useClosing({ onClose, canClose });
  useFocusReturn(isOpen);
  return (
    <Behaviour>
      <Backdrop
        isOpen={isOpen}
        onOpenChange={() => close('escape')}
        isKeyboardDismissDisabled={isLocked}
        {...(isLocked ? {} : backdrop)}
        $place={place}
      >
        <Surface $place={place} $size={size}>
          <Content {...rest} role={role}>
            <Head>
              <Title slot="title">{title}</Title>
              {role === 'dialog' && (
                <IconButton icon={X} label={t`Close`} size="small" onClick={() => close('button')} />
              )}
            </Head>
            <Body label={title}>
              <div>{children}</div>
            </Body>
            {footer && <Foot>{footer}</Foot>}
          </Content>
        </Surface>
      </Backdrop>
    </Behaviour>
  );
}
