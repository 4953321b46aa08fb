import { Dialog } from 'react-aria-components/Dialog';
import { Input as NativeInput } from 'react-aria-components/Input';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { TextField } from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { List as ChoiceList } from '../../forms/elements/select/field/ChoiceList.styles.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { Kbd } from '../../ui-element/typography/Kbd.tsx';

const { color, duration, easing, space } = theme;

export const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.overlay};
  block-size: var(--visual-viewport-height, 100dvh);
  padding-block: min(12vh, 6rem) ${space.l};
  padding-inline: ${space.l};
  background: ${color.backdrop};
  transition: opacity ${duration.fast};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
  ${media.phone} {
    padding: ${space.s};
  }
`;

export const Surface = styled(Modal)`
  display: flex;
  inline-size: min(${theme.size.layerWide}, 100%);
  max-block-size: 100%;
  margin-inline: auto;
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.xl};
  background: ${color.surface};
  box-shadow: ${theme.shadow.floating};
  transition: translate ${duration.normal} ${easing.enter};

  &[data-entering] {
    translate: 0 -0.5rem;
  }
`;

export const Content = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  outline: none;
`;

export const Field = styled(TextField)`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.m};
  padding-inline: ${space.xl} ${space.l};
  color: ${color.ink3};
`;

/** The caret is the focus mark: while it stands here, it stands nowhere else. */
export const Input = styled(NativeInput)`
  flex: 1;
  min-inline-size: 0;
  block-size: 3.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.ink};
  font-size: ${theme.text.large};
  outline: none;

  &::-webkit-search-cancel-button {
    display: none;
  }
  &::placeholder {
    color: ${color.ink3};
    opacity: 1;
  }
`;

/** Says what the key does; where there are no keys, the button beside it is enough. */
export const Escape = styled(Kbd)`
  ${media.coarsePointer} {
    display: none;
  }
`;

/** Its drawing, and not its edge, keeps the distance of the field. */
export const Close = styled(IconButton)`
  flex: none;
  margin-inline: calc(-1 * ${space.s});
`;

export const List = styled(ChoiceList)`
  max-block-size: none;
  min-block-size: 0;
  border-block-start: 1px solid ${color.border};
`;

/** As high as a group with one row. */
export const Waiting = styled.p`
  padding: ${space.l} ${space.xl};
  color: ${color.ink3};
`;

export const Nothing = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.m};
  font-weight: ${theme.weight.regular};
`;
