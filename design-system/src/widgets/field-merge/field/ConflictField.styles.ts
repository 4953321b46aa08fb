import { styled } from 'styled-components';
import { ScrollArea } from '../../../components/scroll-area/ScrollArea.tsx';
import { labelInset } from '../../../forms/field/Choice.styles.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

const { color, duration, radius, space, text, weight } = theme;

export const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
`;

export const Name = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.ink};
  font-weight: ${weight.semibold};

  > svg {
    flex: none;
    color: ${color.successInk};
  }
  /* Its room stays, so that nothing moves once a side is chosen. */
  &:not([data-chosen]) > svg {
    visibility: hidden;
  }
`;

export const Options = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};

  @container (min-width: 38rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Option = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  min-inline-size: 0;
  padding: ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  transition:
    background-color ${duration.fast},
    border-color ${duration.fast};

  > label {
    inline-size: auto;

    > span:last-child {
      flex: 1;
    }
  }
  /* All of the card can be pressed, but for a value that scrolls. */
  > label::after {
    content: '';
    position: absolute;
    inset: 0;
    cursor: pointer;
  }
  &:hover {
    border-color: ${color.controlBorder};
  }
  &[data-chosen] {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  ${media.forcedColors} {
    &[data-chosen] {
      border-color: Highlight;
    }
  }
`;

export const OptionHead = styled.span`
  display: flex;
  gap: ${space.s};
  align-items: center;
  justify-content: space-between;
  color: ${color.ink};
  font-weight: ${weight.medium};

  > span {
    min-inline-size: 0;
  }
  > kbd {
    flex: none;
  }
  ${media.coarsePointer} {
    > kbd {
      display: none;
    }
  }
`;

export const Value = styled(ScrollArea)`
  max-block-size: 14rem;
  margin-inline-start: ${labelInset};
  color: ${color.ink};
  font-size: ${text.small};
  white-space: pre-wrap;

  &[data-long] {
    z-index: 1;
    margin-inline-start: 0;
  }
  &[data-empty] {
    color: ${color.ink3};
    font-style: italic;
  }
`;
