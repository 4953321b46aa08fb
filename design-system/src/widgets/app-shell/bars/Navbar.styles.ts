import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { hiddenOnPaper } from '../../../theme/styles/on-paper.ts';
import { theme } from '../../../theme/theme.ts';
import { float, inSight, notice } from '../AppShell.styles.ts';

const { color, layer, radius, shadow, size, space } = theme;

/** Keeps the navbar in sight, and lets what scrolls under it fade. */
export const Dock = styled.header`
  position: sticky;
  inset-block-start: ${notice};
  z-index: ${layer.navbar};
  margin-block-end: ${space.xl};
  padding-block-start: ${float};
  background: linear-gradient(${color.canvas} 60%, transparent);
  ${hiddenOnPaper}
  ${inSight}

  [data-navbar='static'] & {
    position: static;
    background: none;
  }

  /* A band from edge to edge. */
  [data-navbar='sticky'] & {
    max-inline-size: none;
    padding-block-start: 0;
    padding-inline: 0;
    background: none;
  }
`;

export const Bar = styled.div`
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};

  [data-navbar='sticky'] & {
    border-width: 0 0 1px;
    border-radius: 0;
  }

  /* On a coloured ground everything takes the colour of its text. */
  &:not([data-tone='surface']) {
    border-color: transparent;
    background: var(--tone);
    color: var(--on-tone);

    > :first-child :is(button, a):not(:hover, [data-region] *) {
      color: inherit;
    }
  }
`;

/** The line of the navbar itself. */
export const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-block-size: ${size.navbar};
  padding-inline: 18px 14px;

  ${media.narrow} {
    padding-inline: ${space.s} ${space.m};
  }
  /* Seven targets stand side by side, and have no room to spare. */
  ${media.phone} {
    gap: 0;
    padding-inline: ${space.xs};
  }
`;

/** The logo in the middle of the navbar. */
export const Middle = styled.a`
  display: flex;
  flex: none;
  padding: ${space.xs};
  border-radius: ${radius.m};
  color: inherit;
  text-decoration: none;

  && + * {
    flex: 1;
    justify-content: flex-end;
  }
`;

/** Reserves the height of the menu's row until its code has loaded. */
export const MenuPlaceholder = styled.div`
  block-size: calc(2.5rem + 2 * ${space.xs} + 1px);
  padding-block: ${space.xs};
`;

export const BarStart = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space.xs};
  min-inline-size: 0;
`;

export const BarEnd = styled(BarStart)`
  flex: none;
  max-inline-size: 100%;

  ${media.phone} {
    gap: 0;
  }
`;
