import { Button } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

const { color, duration, radius, size, space, weight } = theme;

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  min-inline-size: 0;
`;

export const Drop = styled(DropZone)`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${space.s};
  min-inline-size: 0;
  padding: ${space.xl} ${space.l};
  border: 1.5px dashed ${color.controlBorder};
  border-radius: ${radius.l};
  background: ${color.sunken};
  color: ${color.ink2};
  text-align: center;
  transition:
    background-color ${duration.fast},
    border-color ${duration.fast};

  > svg {
    inline-size: 2rem;
    block-size: 2rem;
    color: ${color.primaryInk};
  }
  &[data-invalid] {
    border-color: ${color.dangerInk};
  }
  &[data-drop-target] {
    border-style: solid;
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  /* The button that takes what is pasted; the frame shows its focus. */
  > :first-child > button {
    min-inline-size: ${size.target};
    min-block-size: ${size.target};
  }
`;

export const Invitation = styled.div`
  min-inline-size: 0;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`;

export const Browse = styled(Button)`
  min-inline-size: ${size.target};
  min-block-size: ${size.target};
  padding: 0 ${space.xs};
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.primaryInk};
  font-weight: ${weight.semibold};
  text-decoration: underline;
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
  cursor: pointer;

  &[data-hovered] {
    text-decoration-thickness: 2px;
  }
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  list-style: none;
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.m};
`;
