import { css, keyframes, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { shownOnPaper } from '../../theme/styles/on-paper.ts';
import { theme } from '../../theme/theme.ts';
import { onPaper } from './body/MailPaper.styles.ts';

const { color, duration, easing, layer, radius, shadow, size, space, text, weight } = theme;

const comeIn = keyframes`
  from { translate: var(--from) 0; opacity: 0; }
`;

/** Lies over the list, which keeps its place below. */
export const Pane = styled.section`
  --from: 2.5rem;
  position: absolute;
  inset: 0;
  z-index: ${layer.raised};
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  background: ${color.surface};
  animation: ${comeIn} ${duration.slow} ${easing.enter};

  &:dir(rtl) {
    --from: -2.5rem;
  }
  ${onPaper.pane}
`;

/** Too narrow for the subject and the actions side by side. */
const inTwoLines = css`
  flex-wrap: wrap;

  h2 {
    display: -webkit-box;
    overflow: hidden;
    text-wrap: wrap;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-block-size: 4rem;
  padding-block: ${space.s};
  padding-inline: ${space.m} ${space.l};
  border-block-end: 1px solid ${color.border};

  h2 {
    flex: 1;
    min-inline-size: 0;
    padding-block: ${space.xs};
    overflow: hidden;
    font-size: ${text.large};
    text-overflow: ellipsis;
    text-wrap: nowrap;
    outline: none;
  }
  > button:first-child svg:dir(rtl) {
    transform: scaleX(-1);
  }
  ${media.phone} {
    padding-inline: ${space.s};
    ${inTwoLines}
  }
  &[data-beside] {
    padding-inline-start: ${space.card};
    ${inTwoLines}
  }
  ${onPaper.head}
`;

export const Actions = styled.div`
  button[aria-pressed='true'] {
    color: ${color.signal};
  }
  button[aria-pressed='true'] svg {
    fill: currentColor;
    stroke: color-mix(in srgb, ${color.signal} 70%, ${color.ink});
  }
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  ${media.phone} {
    flex: 1 1 100%;
    justify-content: space-between;
  }
  [data-beside] > & {
    flex: 1 1 100%;
    margin-inline-start: calc(-1 * ${space.s});
  }
`;

export const Scroller = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${space.card};
  overflow: auto;
  background: ${color.sunken};
  overscroll-behavior: contain;

  ${media.phone} {
    padding: ${space.m};
  }
  ${onPaper.thread}
`;

export const Thread = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  max-inline-size: 60rem;
  margin-inline: auto;
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

export const Letter = styled.article`
  container-type: inline-size;
  min-inline-size: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`;

export const From = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};
  padding: ${space.l} ${space.card};
  border-block-end: 1px solid ${color.border};

  @container (max-width: 32rem) {
    gap: ${space.s};
    padding: ${space.m} ${space.l};

    > time {
      flex: 1 1 100%;
      order: 1;
    }
  }
`;

export const Who = styled.div`
  flex: 1 1 8rem;
  min-inline-size: 0;

  h3 {
    overflow-wrap: anywhere;
    font-size: ${text.body};
    font-weight: ${weight.semibold};
    letter-spacing: normal;
  }
  > button {
    max-inline-size: 100%;
    min-block-size: ${size.target};
    margin-inline-start: calc(-1 * ${space.s});
    justify-content: start;
    ${shownOnPaper}
    padding: 0 ${space.s};
    text-align: start;
    font-weight: ${weight.regular};
  }
`;

/** All of it is behind the button. */
export const Address = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const When = styled.time`
  flex: 0 1 auto;
  min-inline-size: 0;
  color: ${color.ink3};
  font-size: ${text.small};
`;

export const Text = styled.div`
  padding: ${space.card};

  ${media.phone} {
    padding: ${space.l} ${space.m};
  }
`;

export const Files = styled.footer`
  padding: ${space.l} ${space.card};
  border-block-start: 1px solid ${color.border};

  h4 {
    margin-block-end: ${space.m};
    color: ${color.ink2};
    font-size: ${text.small};
    font-weight: ${weight.semibold};
    letter-spacing: normal;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s};
    list-style: none;
  }
  li {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`;

export const File = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  max-inline-size: 100%;
  min-block-size: max(2.25rem, ${size.target});
  padding: ${space.xs} ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  color: ${color.ink2};
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
  text-decoration: none;

  > span {
    color: ${color.ink3};
    font-size: ${text.small};
    font-weight: ${weight.regular};
  }
  &:is(a):hover {
    border-color: ${color.primary};
    color: ${color.primaryInk};
  }
`;
