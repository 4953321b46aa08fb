import { keyframes, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { toneColors } from '../../theme/tones.ts';
import type { Tone } from '../../theme/tones.ts';

const { color, duration, easing, radius, shadow, size, space, text, tracking, weight } = theme;

/** As high as the window leaves between the navbar and its edge: the list scrolls, the page does not. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: 14rem minmax(0, 1fr);
  block-size: max(28rem, calc(100dvh - var(--sticky-start, 0px) - 2 * ${space.xl}));
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  overflow: hidden;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    block-size: max(28rem, calc(100dvh - var(--sticky-start, 0px) - ${space.xl} - ${space.l}));
  }
`;

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  padding: ${space.l} ${space.m};
  border-inline-end: 1px solid ${color.border};
  overflow-y: auto;
`;

/** Takes all the room of the side, so that its foot stands at the end. */
export const Places = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  gap: ${space.l};
  min-inline-size: 0;
`;

const slideIn = keyframes`
  from { translate: var(--from) 0; }
`;
const fadeIn = keyframes`
  from { opacity: 0; }
`;

export const Drawer = styled.dialog`
  --from: -100%;
  position: fixed;
  inset-block: 0;
  inset-inline: 0 auto;
  inline-size: min(17rem, calc(100% - 3rem));
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.surface};
  color: ${color.ink2};
  box-shadow: ${shadow.floating};
  animation: ${slideIn} ${duration.slow} ${easing.enter};

  &:dir(rtl) {
    --from: 100%;
  }
  &::backdrop {
    background: ${color.backdrop};
    animation: ${fadeIn} ${duration.slow} ${easing.enter};
  }
  > div {
    block-size: 100%;
    border: 0;
  }
`;

export const Main = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  overflow: hidden;
`;

export const Under = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  padding: ${space.m} ${space.l};
  border-block-end: 1px solid ${color.border};

  > :not(button) {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-block-size: calc(max(${size.controlSmall}, ${size.target}) + 10px);
  padding-inline: ${space.l} ${space.m};
  border-block-end: 1px solid ${color.border};
  background: ${color.sunken};
  color: ${color.ink2};
  font-weight: ${weight.semibold};

  > [role='status'] {
    flex: 1;
    min-inline-size: 0;
  }
  ${media.phone} {
    padding-inline: ${space.m} ${space.xs};
  }
`;

export const BarEnd = styled.div`
  display: flex;
  gap: ${space.xxs};
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  overflow: auto;
`;

export const Heading = styled.h2`
  padding-inline: ${space.m};
  color: ${color.ink3};
  font-size: ${text.caption};
  font-weight: ${weight.semibold};
  letter-spacing: ${tracking.caps};
  text-transform: uppercase;
`;

export const Entries = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.a`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-block-size: max(2.25rem, ${size.target});
  padding: ${space.xs} ${space.m};
  border-radius: ${radius.m};
  color: ${color.ink2};
  font-weight: ${weight.medium};
  text-decoration: none;
  transition: background-color ${duration.fast};

  > span:first-of-type {
    flex: 1;
    min-inline-size: 0;
  }
  &:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }
  &[aria-current] {
    background: ${color.primarySoft};
    color: ${color.primaryInk};
    font-weight: ${weight.semibold};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.forcedColors} {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const EntryDot = styled.i<{ $tone: Tone }>`
  ${toneColors}
  flex: none;
  inline-size: 0.625rem;
  block-size: 0.625rem;
  margin-inline: 1px 5px;
  border-radius: 50%;
  background: var(--tone);

  ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;

export const SideFoot = styled.div`
  margin-block-start: auto;
`;

export const SearchRoot = styled.div`
  position: relative;
`;

/** Where there are no keys, or something was typed, there is no hint. */
export const SearchHint = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${space.m};
  display: grid;
  place-items: center;
  pointer-events: none;

  ${SearchRoot}:has(input:not(:placeholder-shown), input:focus) & {
    display: none;
  }
  ${media.coarsePointer} {
    display: none;
  }
`;
