import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { hiddenOnPaper } from '../../theme/styles/on-paper.ts';
import { theme } from '../../theme/theme.ts';
import { inSight, notice } from './AppShell.styles.ts';

const { color, layer, leading, space, text } = theme;

/** Stands above the navbar, which makes room for it. */
export const Notice = styled.div`
  html:has(&) {
    --notice: 2.75rem;

    ${media.phone} {
      --notice: 3.5rem;
    }
  }

  && {
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer.navbar};
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space.m};
    block-size: ${notice};
    max-inline-size: none;
    background: ${color.signal};
    color: ${color.onSignal};
    font-size: ${text.small};
    font-weight: ${theme.weight.semibold};
    line-height: ${leading.tight};
  }

  ${inSight}

  > p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  > button {
    flex: none;
  }
  > button[data-variant='ghost'] {
    --tone-ink: ${color.onSignal};
    --tone-soft: color-mix(in srgb, ${color.onSignal} 12%, transparent);
  }
  ${hiddenOnPaper}
`;
