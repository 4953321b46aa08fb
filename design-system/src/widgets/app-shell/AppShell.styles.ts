import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { TOASTS_COVERED } from '../../lib/toast-marks.ts';
import { BEGIN, START } from '../../components/toasts/toaster/toasts-room.ts';
import { hiddenOnPaper } from '../../theme/styles/on-paper.ts';
import { theme } from '../../theme/theme.ts';

const { color, duration, easing, layer, leading, radius, shadow, size, space, text } = theme;

const footLine = `${text.small} * ${leading.normal}`;

/** Between the top of the window and the navbar that floats below it. */
export const float = space.l;

/** The height of the line above the navbar; none without one. */
export const notice = 'var(--notice, 0px)';

const bars = `calc(${notice} + ${float} + ${size.navbar} + ${space.xl})`;

/** Focus that comes to what sticks to the top scrolls nothing: it is in sight, though the page keeps other things clear of it. */
export const inSight = css`
  & :is(a, button, input, [tabindex]) {
    scroll-margin-block-start: calc(-1 * ${bars});
  }
`;

export const Root = styled.div`
  --beside: ${size.menu};

  &[data-collapsed] {
    --beside: ${size.menuCollapsed};
  }

  &[data-without-side],
  &[data-without-side][data-collapsed] {
    --beside: 0px;
  }

  ${media.narrow} {
    &,
    &[data-collapsed] {
      --beside: 0px;
    }
  }

  @media print {
    &,
    &[data-collapsed] {
      --beside: 0px;
    }
  }

  /* Keeps focused elements and link targets clear of the navbar and of toasts. */
  html:has(&) {
    scroll-padding-block: ${bars} var(${TOASTS_COVERED}, 0px);
  }

  /* On a phone, toasts are as wide as the page: whatever they cover can be scrolled out from under them. */
  ${media.phone} {
    html:has(&)::after {
      content: '';
      display: block;
      block-size: var(${TOASTS_COVERED}, 0px);
    }
  }

  /* Toasts stand below the navbar, also where a row of the menu makes it higher. */
  html:has(&) {
    ${START}: calc(${notice} + ${float} + ${size.navbar} + ${space.xs});
  }
  html:has(& [data-bar] > :nth-child(2)) {
    ${START}: calc(${notice} + ${float} + ${size.navbar} + 2.5rem + ${space.l});
  }
  html:has(&[data-navbar='hidden']) {
    ${START}: calc(${notice} + ${float});
  }

  /* And beside the menu. */
  html:has(&) {
    ${BEGIN}: ${size.menu};
  }
  html:has(&[data-collapsed]) {
    ${BEGIN}: ${size.menuCollapsed};
  }
  html:has(&[data-without-side]) {
    ${BEGIN}: 0px;
  }
  ${media.narrow} {
    html:has(&),
    html:has(&[data-collapsed]) {
      ${BEGIN}: 0px;
    }
  }
`;

export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${space.s};
  inset-inline-start: ${space.s};
  z-index: ${layer.skip};
  padding: ${space.m} ${space.l};
  border-radius: ${radius.m};
  background: ${color.primary};
  color: ${color.onPrimary};
  font-weight: ${theme.weight.semibold};
  text-decoration: none;
  box-shadow: ${shadow.floating};
  ${hiddenOnPaper}

  &:not(:focus) {
    transform: translateY(calc(-100% - ${space.l}));
    box-shadow: none;
  }
`;

export const Side = styled.nav`
  position: fixed;
  inset-block: 0;
  inset-inline-start: 0;
  z-index: ${layer.menu};
  display: flex;
  flex-direction: column;
  inline-size: ${size.menu};
  overflow: clip;
  border-inline-end: 1px solid ${color.border};
  background: ${color.surface};
  transition:
    inline-size ${duration.normal} ${easing.move},
    box-shadow ${duration.normal};
  ${hiddenOnPaper}

  &[data-state='collapsed'] {
    inline-size: ${size.menuCollapsed};
  }

  &[data-state='peeking'] {
    box-shadow: ${shadow.floating};
  }
`;

export const Drawer = styled.dialog`
  position: fixed;
  inset-block: 0;
  inset-inline: 0 auto;
  inline-size: min(${size.menu}, calc(100% - 3rem));
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-inline-end: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.ink2};
  box-shadow: ${shadow.floating};
  transition: translate ${duration.slow} ${easing.enter};

  &::backdrop {
    background: ${color.backdrop};
    transition: opacity ${duration.slow} ${easing.enter};
  }

  @starting-style {
    translate: -100%;
  }
  &:dir(rtl) {
    @starting-style {
      translate: 100%;
    }
  }
  &::backdrop {
    @starting-style {
      opacity: 0;
    }
  }

  /* The page behind keeps its place. */
  html:has(&) {
    overflow: hidden;
  }
  ${hiddenOnPaper}
`;

export const DrawerNav = styled.nav`
  display: flex;
  flex-direction: column;
  block-size: 100%;
`;

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  margin-inline-start: var(--beside);

  > * {
    inline-size: 100%;
    max-inline-size: ${size.content};
    margin-inline: auto;
    padding-inline: ${space.gutter};
  }
  &[data-width='full'] > * {
    max-inline-size: none;
  }

  @media print {
    min-block-size: 0;
  }
`;

export const Main = styled.main`
  /* Sticky elements, such as the head of a table, stop below the navbar. */
  --sticky-start: calc(${notice} + ${float} + ${size.navbar} + 2px);
  flex: 1;
  min-inline-size: 0;

  /* It takes focus from the skip link and scripts, and is no control. */
  outline: none;

  /* A page as high as the window leaves room for the footer. */
  &:has(+ footer) {
    --below: calc(${footLine} + 2 * ${space.xl});
  }
  &:has(+ [data-position='sticky']) {
    --below: calc(${footLine} + 2 * ${space.m} + 1px + ${space.xl});
  }
`;

export const Foot = styled.footer`
  padding-block: ${space.xl};
  color: ${color.ink3};
  ${hiddenOnPaper}

  &[data-position='sticky'] {
    position: sticky;
    inset-block-end: 0;
    z-index: ${layer.raised};
    padding-block: ${space.m};
    border-block-start: 1px solid ${color.border};
    background: ${color.surface};
  }
`;
