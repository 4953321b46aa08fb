import { styled } from 'styled-components';
import { Button } from '../../components/buttons/Button.tsx';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, duration, radius, shadow, space, text, weight } = theme;

export const Root = styled.article`
  position: relative;
  display: grid;
  grid-template: 'picture' 'words' 1fr 'side' / minmax(0, 1fr);
  block-size: 100%;
  min-inline-size: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  overflow-wrap: anywhere;
  transition: box-shadow ${duration.normal};

  ${media.hover} {
    &:hover {
      box-shadow: ${shadow.floating};
    }
  }

  ${media.beyondPhone} {
    &[data-layout='list'] {
      grid-template: 'picture words side' / 15rem minmax(0, 1fr) 13rem;
    }
  }
`;

/** The picture stands on its own ground, so that a drawing without one has an edge in every skin. */
export const Image = styled.div`
  grid-area: picture;
  overflow: hidden;
  border-start-start-radius: calc(${radius.xl} - 1px);
  border-start-end-radius: calc(${radius.xl} - 1px);
  background: ${color.sunken};
  aspect-ratio: 4 / 3;

  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  ${media.beyondPhone} {
    [data-layout='list'] > & {
      block-size: 100%;
      min-block-size: 11.25rem;
      border-start-end-radius: 0;
      border-end-start-radius: calc(${radius.xl} - 1px);
      aspect-ratio: auto;
    }
  }
`;

export const Badge = styled.div`
  position: absolute;
  inset-block-start: ${space.m};
  inset-inline-start: ${space.m};

  /* A picture may have any ground. */
  > span {
    background: ${color.surface};
  }
`;

export const Text = styled.div`
  container-type: inline-size;
  grid-area: words;
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  min-inline-size: 0;
  padding: ${space.l} ${space.card} ${space.m};

  [data-layout='list'] > & {
    padding-block: ${space.card};
  }
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.s};

  /* Beside the stars there is room for some prices only: then all stand below. */
  @container (inline-size < 14rem) {
    flex-direction: column;
    align-items: flex-start;
  }
`;

export const Price = styled.span`
  color: ${color.ink};
  font-size: ${text.large};
  font-weight: ${weight.bold};
  ${tabular}
`;

export const Title = styled.div`
  > h2,
  > h3,
  > h4 {
    font-size: ${text.large};
    line-height: 1.35;
  }

  /* All of the card's upper part leads to the product. */
  a::before {
    position: absolute;
    inset-block: 0 4.5rem;
    inset-inline: 0;
    content: '';
  }
  [data-layout='list'] & a::before {
    ${media.beyondPhone} {
      inset-block-end: 0;
      inset-inline-end: 13rem;
    }
  }
`;

export const Brand = styled.p`
  color: ${color.ink3};
  font-size: ${text.small};
`;

/** Three lines in a raster, so that cards stay calm beside each other; as many as it takes in a list. */
export const Description = styled.p`
  color: ${color.ink2};

  [data-layout='grid'] & {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

export const Side = styled.div`
  position: relative;
  grid-area: side;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  padding: 0 ${space.card} ${space.card};

  > div,
  > button,
  > a {
    flex: 1 1 8rem;
  }

  ${media.beyondPhone} {
    [data-layout='list'] > & {
      flex-direction: column;
      flex-wrap: nowrap;
      justify-content: center;
      padding: ${space.card};
      border-inline-start: 1px solid ${color.border};

      > div,
      > span,
      > button,
      > a {
        flex: none;
      }
    }
  }
`;

export const Offer = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.xs};
  margin-block-end: ${space.s};

  > ${Price} {
    font-size: ${text.heading};
  }
`;

/** Filled once it is on the wishlist: the shape says it too, not the colour alone. */
export const Heart = styled(Button)`
  &[data-wished] svg {
    fill: currentColor;
    color: ${color.dangerInk};
  }
`;
