import { styled } from 'styled-components';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { theme } from '../../theme/theme.ts';
import { Logo } from './Logo.tsx';

export const OnPage = () => (
  <Inline gap="xxl">
    <Logo />
    <Logo variant="mark" />
  </Inline>
);

export const OnBrand = () => (
  <BrandCard>
    <Logo on="brand" />
  </BrandCard>
);

const BrandCard = styled.div`
  padding: ${theme.space.xxl};
  border-radius: ${theme.radius.xl};
  background: ${theme.color.brand};
`;
