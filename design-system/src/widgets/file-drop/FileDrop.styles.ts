import { styled } from 'styled-components';

export const Root = styled.div`
  min-inline-size: 0;
`;
