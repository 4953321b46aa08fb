import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export const Root = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs};
  max-inline-size: 100%;
  padding: 3px;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.sunken};
`;

export const Segment = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s};
  min-inline-size: max(2.25rem, ${theme.size.target});
  min-block-size: max(${theme.size.controlSmall}, ${theme.size.target});
  padding-inline: ${theme.space.m};
  border: 1px solid transparent;
  border-radius: calc(${theme.radius.m} - 3px);
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color ${theme.duration.fast};

  &:hover {
    color: ${theme.color.ink};
  }
  &:has(:checked) {
    border-color: ${theme.color.border};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.card};
    color: ${theme.color.primaryInk};
    font-weight: ${theme.weight.semibold};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    cursor: default;
    opacity: 0.5;
  }

  ${media.forcedColors} {
    &:has(:checked) {
      border-color: Highlight;
    }
    &:has(:focus-visible) {
      outline-color: Highlight;
    }
    &:has(:disabled) {
      color: GrayText;
      opacity: 1;
    }
  }
`;

/** Covers its segment, unseen, so that a press and a screen reader's cursor find it where it looks to be. */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
