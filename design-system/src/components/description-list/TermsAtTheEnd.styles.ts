import { styled } from 'styled-components';
import { DescriptionList } from './DescriptionList.tsx';

export const TermsAtTheEnd = styled(DescriptionList)`
  @container (min-inline-size: 26rem) {
    dt {
      text-align: end;
    }
  }
`;
