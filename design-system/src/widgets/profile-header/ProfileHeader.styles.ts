import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const { color, radius, space, text } = theme;

export const Root = styled.div`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${theme.shadow.card};
`;

/** Its room is there before the picture is. */
export const Cover = styled.div`
  block-size: 14rem;
  background: ${color.brand};

  > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  ${media.phone} {
    block-size: 9rem;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m} ${space.l};
  padding: ${space.m} ${space.card};
`;

/** Half of it lies on the cover. */
export const Face = styled.div`
  margin-block-start: -3.5rem;
  border-radius: ${radius.full};
  box-shadow: 0 0 0 5px ${color.surface};
`;

export const Names = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > h2 {
    font-size: ${text.heading};
  }
  > p {
    color: ${color.ink3};
  }
`;

export const Toggle = styled.div`
  ${media.beyondPhone} {
    display: none;
  }
`;

export const Views = styled.nav`
  display: flex;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  flex-wrap: wrap;
  gap: ${space.xs};

  ${media.phone} {
    order: 1;
    inline-size: 100%;
    flex-direction: column;

    &:not([data-open]) {
      display: none;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: ${space.s};
`;
