import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, leading, radius, space, text, tracking, weight } = theme;

const notch = '11px';

const cut = (block: string) =>
  `radial-gradient(circle ${notch} at var(--tear) ${block}, transparent calc(100% - 1px), black 100%)`;

/** The notches are cut out, so that they show whatever the card lies on. */
export const Root = styled.div`
  --stub: 6.5rem;
  --tear: calc(100% - var(--stub));
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--stub);
  min-inline-size: 0;
  border: 1px solid transparent;
  border-radius: ${radius.xl};
  background: ${color.brand};
  mask-image: ${cut('0%')}, ${cut('100%')};
  mask-composite: intersect;

  &:dir(rtl) {
    --tear: var(--stub);
  }
  &[data-layout='centred'] {
    --stub: 4.5rem;
    text-align: center;
  }
  ${media.phone} {
    --stub: 4.5rem;
  }
`;

export const Body = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  min-inline-size: 0;
  padding: ${space.card};
  overflow-wrap: anywhere;

  [data-layout='centred'] > & {
    align-items: center;
    gap: ${space.m};
    padding-block: ${space.xxl};
    padding-inline: calc(${space.card} + 3rem) ${space.card};

    ${media.phone} {
      padding-inline: ${space.card};
    }
  }
`;

export const Eyebrow = styled.div`
  color: ${color.ink2};
  font-size: ${text.caption};
  font-weight: ${weight.semibold};
  letter-spacing: ${tracking.caps};
  text-transform: uppercase;
`;

export const Title = styled.div`
  > * {
    font-size: ${text.heading};
  }
  [data-layout='centred'] > * > & > * {
    font-size: ${text.figure};

    ${media.phone} {
      font-size: ${text.heading};
    }
  }
`;

export const Figure = styled.div`
  color: ${color.ink};
  font-size: ${text.display};
  font-weight: ${weight.bold};
  letter-spacing: -0.03em;
  line-height: ${leading.tight};
  ${tabular}
`;

export const Text = styled.div`
  max-inline-size: 30rem;
  color: ${color.ink2};

  strong {
    color: ${color.ink};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-block-start: auto;
  padding-block-start: ${space.m};
`;

/** The part that is torn off: a dashed line, and a drawing in signal. */
export const Stub = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  color: ${color.onBrandSignal};

  &::before {
    position: absolute;
    inset-block: calc(${notch} + ${space.s});
    inset-inline-start: -1px;
    border-inline-start: 2px dashed color-mix(in srgb, ${color.ink2} 48%, transparent);
    content: '';
  }
  > svg {
    inline-size: 2.75rem;
    block-size: 2.75rem;
  }
`;

export const Medallion = styled.span`
  display: grid;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  border: 1px solid transparent;
  border-radius: ${radius.full};
  background: ${color.onBrandSignal};
  color: ${color.onSignal};

  > svg {
    inline-size: 1.875rem;
    block-size: 1.875rem;
  }
`;
