import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const { color, space } = theme;

/** The field below covers all of it, so that the whole zone can be pressed and dropped on. */
export const Zone = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${space.l};
  padding: ${space.xxxl} ${space.card};
  border: 2px dashed ${color.controlBorder};
  border-radius: ${theme.radius.xl};
  background: ${color.surface};
  text-align: center;
  transition:
    background-color ${theme.duration.fast},
    border-color ${theme.duration.fast};

  &:hover,
  &:has(:focus-visible) {
    border-color: ${color.primary};
    background: color-mix(in srgb, ${color.primarySoft} 45%, ${color.surface});
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  border-radius: ${theme.radius.xl};
  background: ${color.primarySoft};
  color: ${color.primaryInk};

  > svg {
    inline-size: 1.75rem;
    block-size: 1.75rem;
  }
`;

export const Text = styled.div`
  display: grid;
  gap: ${space.xs};
  justify-items: center;
  min-inline-size: 0;
  max-inline-size: 34rem;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  > label {
    color: ${color.ink};
    font-size: ${theme.text.large};
    font-weight: ${theme.weight.semibold};
  }
  > p {
    color: ${color.ink3};
  }
`;

export const Failure = styled.span`
  color: ${color.dangerInk};
  font-weight: ${theme.weight.medium};
`;

export const Chosen = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
  cursor: pointer;
`;
