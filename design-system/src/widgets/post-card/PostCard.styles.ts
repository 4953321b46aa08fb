import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const { color, radius, space, text, weight } = theme;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > div {
    min-inline-size: 0;
  }
`;

export const Author = styled.div`
  color: ${color.ink};
  font-weight: ${weight.semibold};
  overflow-wrap: anywhere;
`;

export const Time = styled.div`
  color: ${color.ink3};
  font-size: ${text.small};
`;

export const Text = styled.p`
  margin-block: ${space.l};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** The room of the picture is there before the picture is. */
export const Media = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.m};
  background: ${color.sunken};

  > * {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
    object-fit: cover;
  }
`;

export const Reactions = styled.div`
  display: flex;
  overflow-wrap: anywhere;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.l};
  margin-block: ${space.m};
`;

export const Likes = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  min-inline-size: 0;

  > * {
    max-inline-size: 100%;
  }
`;

export const Counts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.l};
  min-inline-size: 0;
`;

export const Count = styled.div`
  display: flex;
  min-inline-size: 0;
  max-inline-size: 100%;
  align-items: center;
  gap: ${space.xs};
  color: ${color.ink3};
  font-size: ${text.small};
`;

export const Comments = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  margin-block: ${space.l};
  padding: 0;
  list-style: none;

  &:empty {
    display: none;
  }
`;

export const Comment = styled.li`
  display: flex;
  align-items: start;
  gap: ${space.m};
  min-inline-size: 0;
`;

export const CommentBody = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const CommentText = styled.p`
  color: ${color.ink2};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  overflow-wrap: anywhere;
  gap: ${space.m};

  > :first-child {
    inline-size: 100%;
  }
`;
