import { useLingui } from '@lingui/react/macro';
import { ArrowUp } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { prefersStillness } from '../../theme/appearance.ts';
import { media } from '../../theme/media.ts';
import { hiddenOnPaper } from '../../theme/styles/on-paper.ts';
import { theme } from '../../theme/theme.ts';

const { layer, radius, shadow, space } = theme;

export interface ToTopProps {
  /** Called when somebody goes to the top, before the button goes away; the place to take its focus over. */
  onGo: () => void;
}

/** The button that leads back to the top of a page. */
export function ToTop({ onGo }: ToTopProps) {
  const { t } = useLingui();
  return (
    <Place>
      <IconButton
        icon={ArrowUp}
        label={t`Back to top`}
        tone="primary"
        variant="solid"
        onClick={() => {
          onGo();
          scrollTo({ top: 0, behavior: prefersStillness() ? 'instant' : 'smooth' });
        }}
      />
    </Place>
  );
}

/** In the gutter, which the edge of the content leaves free for amounts. */
const Place = styled.div`
  position: fixed;
  inset-block-end: calc(${space.gutter} + env(safe-area-inset-bottom, 0px));
  inset-inline-end: ${space.xs};
  z-index: ${layer.navbar};
  border-radius: ${radius.m};
  box-shadow: ${shadow.floating};

  /* A phone has no gutter that is wide enough, and the buttons of a form are as wide as the screen. */
  ${media.phone} {
    html:has(main :is(form [type='submit'], textarea)) & {
      display: none;
    }
  }
  /* The bar of selected rows needs the whole edge. */
  html:has([data-edge-bar]:not(:empty)) & {
    display: none;
  }
  ${hiddenOnPaper}
`;
