import { css, styled } from 'styled-components';
import { Button } from '../../components/buttons/Button.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, duration, radius, shadow, size, space, text, weight } = theme;

const twoLines = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

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
      grid-template: 'picture words side' / 12rem minmax(0, 1fr) 12rem;
    }
  }
`;

export const Image = styled.div`
  grid-area: picture;
  overflow: hidden;
  border-start-start-radius: calc(${radius.xl} - 1px);
  border-start-end-radius: calc(${radius.xl} - 1px);
  aspect-ratio: 16 / 10;

  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  ${media.beyondPhone} {
    [data-layout='list'] > & {
      block-size: 100%;
      min-block-size: 9rem;
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
  gap: ${space.xs};
  min-inline-size: 0;
  padding: ${space.m} ${space.l};

  ${media.beyondPhone} {
    [data-layout='list'] > & {
      justify-content: center;
      padding-inline: ${space.card};
    }
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

/** One line in a raster, so that what follows stands at one height in all cards. */
export const Title = styled.div`
  > h2,
  > h3,
  > h4 {
    font-size: ${text.large};
    line-height: 1.3;
  }
  [data-layout='grid'] & a {
    display: block;
    padding-block: ${space.xxs};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* All of the card's upper part leads to the product. */
  a::before {
    position: absolute;
    inset-block: 0 4rem;
    inset-inline: 0;
    content: '';
  }
  [data-layout='list'] & a::before {
    ${media.beyondPhone} {
      inset-block-end: 0;
      inset-inline-end: 12rem;
    }
  }
`;

export const Brand = styled.p`
  color: ${color.ink3};
  font-size: ${text.small};
`;

export const Description = styled.p`
  ${twoLines}
  color: ${color.ink2};

  [data-layout='grid'] & {
    min-block-size: 2lh;
  }
`;

export const Side = styled.div`
  position: relative;
  grid-area: side;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  padding: 0 ${space.l} ${space.l};

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
const filled = css`
  &[data-wished] svg {
    fill: currentColor;
    color: ${color.dangerInk};
  }
`;

export const Heart = styled(Button)`
  ${filled}
`;

/** On a picture, which may have any ground. */
export const PictureButton = styled(IconButton)`
  &&& {
    background: ${color.surface};
    box-shadow: ${shadow.card};
  }
  ${filled}
`;

/** Above the link that covers the picture. */
export const Corner = styled.div`
  position: absolute;
  inset-block-start: ${space.s};
  inset-inline-end: ${space.s};

  ${media.beyondPhone} {
    [data-layout='list'] > & {
      inset-inline: calc(12rem - ${space.s} - ${size.controlSmall}) auto;
    }
  }
`;
