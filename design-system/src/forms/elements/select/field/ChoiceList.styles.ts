import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { media } from '../../../../theme/media.ts';
import { tabular } from '../../../../theme/tabular.ts';
import { theme } from '../../../../theme/theme.ts';

const { color, space } = theme;

export const Layer = styled(Popover)`
  display: flex;
  flex-direction: column;
  inline-size: var(--trigger-width);
  min-inline-size: 12rem;
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.l};
  background: ${color.surface};
  box-shadow: ${theme.shadow.floating};
  overflow: hidden;
  transition: opacity ${theme.duration.fast} ${theme.easing.enter};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

export const List = styled(ListBox<object>)`
  flex: 1;
  max-block-size: 20rem;
  padding: ${space.s};
  overflow: auto;
  outline: none;
  overscroll-behavior: contain;

  &[data-empty] {
    display: none;
  }
`;

/** Rows that a program places take their distance from it. */
export const VirtualList = styled(List)`
  flex: 0 1 auto;
  padding: 0;
`;

export const Section = styled(ListBoxSection<object>)`
  &:not(:first-child) {
    margin-block-start: ${space.s};
    padding-block-start: ${space.s};
    border-block-start: 1px solid ${color.border};
  }
`;

export const SectionTitle = styled(Header)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  padding-block: ${space.xs};
  padding-inline: ${space.m} ${space.s};
  color: ${color.ink3};
  font-size: ${theme.text.caption};
  font-weight: ${theme.weight.semibold};
  overflow-wrap: anywhere;
`;

export const Row = styled(ListBoxItem<object>)`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-block-size: max(2.25rem, ${theme.size.target});
  padding-block: ${space.xs};
  padding-inline: ${space.m};
  border-radius: ${theme.radius.m};
  color: ${color.ink2};
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
  text-decoration: none;
  cursor: pointer;
  outline: none;

  &[data-selected] {
    color: ${color.primaryInk};
    font-weight: ${theme.weight.semibold};
  }
  &[data-focused] {
    background: ${color.primarySoft};
    color: ${color.primaryInk};
  }
  &[data-disabled] {
    color: ${color.ink3};
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Text = styled.span`
  flex: 1;
  min-inline-size: 0;
`;

export const Second = styled.span`
  display: block;
  color: ${color.ink3};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.regular};
  ${tabular}
`;

/** Keeps its room while the option is not chosen, so that labels break where they did. */
export const Mark = styled.span`
  display: flex;
  flex: none;
  inline-size: ${theme.size.iconText};
`;

/** Stands where options would. */
export const Notice = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-block-size: 3.25rem;
  padding-inline: ${space.xl};
  color: ${color.ink3};

  &:empty {
    display: none;
  }
`;
