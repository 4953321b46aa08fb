import { styled } from 'styled-components';
import { Tick } from '../../../forms/elements/checkbox/Checkbox.styles.ts';
import { media } from '../../../theme/media.ts';
import { hiddenOnPaper } from '../../../theme/styles/on-paper.ts';
import { onThePageSide } from '../../../theme/styles/page-side.ts';
import { theme } from '../../../theme/theme.ts';
import { Group as MailGroup, Star as MailStar } from '../../mail-list/MailList.styles.ts';
import { SmallButton } from '../../mail-list/MailRowActions.styles.ts';

const { color, duration, easing, layer, radius, shadow, size, space, text, weight } = theme;

export { SmallButton };
export const Group = styled(MailGroup)``;
export const Star = styled(MailStar)``;

/** Everything in one line, and in a narrow list the facts below the title. */
export const Row = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  display: grid;
  grid-template: 'handle tick title facts star' auto / auto auto minmax(0, 1fr) auto auto;
  align-items: center;
  column-gap: ${space.s};
  padding-inline: ${space.s} ${space.m};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.ink};
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, ${color.primarySoft} 55%, ${color.surface});
    }
  }
  &:is([aria-current], :focus-visible) {
    background: ${color.primarySoft};
    box-shadow: inset 3px 0 0 ${color.primary};
    outline-offset: -2px;
  }
  &:dir(rtl):is([aria-current], :focus-visible) {
    box-shadow: inset -3px 0 0 ${color.primary};
  }
  [data-moving] &:not([data-dragging='pointer']) {
    transition: transform ${duration.fast} ${easing.enter};
  }
  &[data-dragging] {
    z-index: ${layer.raised};
    border-radius: ${radius.m};
    border-block-end-color: transparent;
    background: ${color.surface};
    outline: 2px solid ${color.primary};
    outline-offset: -2px;
    box-shadow: ${shadow.floating};
  }
  &[data-dragging='pointer'] {
    cursor: grabbing;
  }
  [data-narrow] & {
    grid-template:
      'handle tick title star' auto
      'handle tick facts star' auto / auto auto minmax(0, 1fr) auto;
    align-content: center;
    column-gap: ${space.xs};
    row-gap: 2px;
    padding-inline: ${space.xxs} 0;
  }
  ${media.reducedMotion} {
    && {
      transition: none;
    }
  }
`;

export const HandleCell = styled.span`
  grid-area: handle;
  ${hiddenOnPaper}
`;

export const TickCell = styled.span`
  grid-area: tick;
  display: grid;
`;

export const EndCell = styled.span`
  grid-area: star;
  display: flex;
  ${hiddenOnPaper}

  [data-narrow] & > * {
    inline-size: 2.25rem;
  }
`;

/** Only here does a finger drag; anywhere else it scrolls. */
export const Handle = styled.button`
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: max(1.75rem, ${size.target});
  padding: 0;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.ink3};
  cursor: grab;
  touch-action: none;

  &[aria-disabled] {
    opacity: 0.55;
    cursor: not-allowed;
    touch-action: auto;
  }
  &:focus-visible {
    outline-offset: -1px;
  }
  [data-dragging] & {
    cursor: grabbing;
  }
`;

export const RowTick = styled(Tick)`
  &:focus-visible::before {
    outline-offset: 1px;
  }
`;

/** Cut at the end of its own words, also in a page of the other direction, on whose side it stands. */
export const Title = styled.span`
  grid-area: title;
  overflow: hidden;
  min-inline-size: 0;
  font-weight: ${weight.medium};
  ${onThePageSide}
  text-overflow: ellipsis;
  white-space: nowrap;

  [data-narrow] & {
    display: -webkit-box;
    line-height: 1.35;
    white-space: normal;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  [data-completed] > & {
    color: ${color.ink3};
    font-weight: ${weight.regular};
    text-decoration: line-through;
  }
`;

export const Facts = styled.span`
  grid-area: facts;
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-inline-size: 0;
  padding-inline-start: ${space.s};

  > :last-child {
    flex: none;
  }
  > [data-cell='due'] {
    inline-size: 7.5rem;
  }
  [data-narrow] & {
    overflow: hidden;
    gap: ${space.s};
    padding-inline-start: 0;

    > [data-cell='due'] {
      display: none;
    }
  }
`;

export const Tags = styled.span`
  display: flex;
  gap: ${space.xs};
  overflow: hidden;
  min-inline-size: 0;
  max-inline-size: 18rem;
  white-space: nowrap;

  > * {
    flex: none;
  }

  [data-narrow] & {
    order: 1;
  }
`;

export const Due = styled.time`
  flex: none;
  inline-size: 7.5rem;
  overflow: hidden;
  color: ${color.ink2};
  font-size: ${text.small};
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-today] {
    color: ${color.warningInk};
    font-weight: ${weight.semibold};
  }
  &[data-overdue] {
    color: ${color.dangerInk};
    font-weight: ${weight.semibold};
  }
  [data-narrow] & {
    inline-size: auto;
  }
`;

export const NoFace = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border: 1px dashed ${color.controlBorder};
  border-radius: 50%;
  color: ${color.ink3};
`;
