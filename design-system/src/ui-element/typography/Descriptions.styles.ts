import { styled } from 'styled-components';
import { DescriptionList } from '../../components/description-list/DescriptionList.tsx';

export const TermsAtTheEnd = styled(DescriptionList)`
  dt {
    text-align: end;
  }
`;
