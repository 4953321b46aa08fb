import { Trans } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../../components/buttons/Link.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

export interface FooterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The year of the copyright. */
  year: number;
  /** The link of the product's name. */
  productHref: string;
}

/** The two lines below every page, for the `footer` of `AppShell`. */
export function Footer({ year, productHref, ...rest }: FooterProps) {
  return (
    <Root {...rest}>
      {/* A sentence runs as its own words do: in a page from right to left, its full stop and year would change sides. */}
      <bdi>
        <Trans>
          © {year}{' '}
          <Link href={productHref} variant="alone">
            Embarque
          </Link>
          . All rights reserved.
        </Trans>
      </bdi>
      <Motto>
        <Trans>Travel well, stay connected</Trans>
        <Icon icon={Heart} />
      </Motto>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space.s};
  color: ${theme.color.ink3};
  font-size: ${theme.text.small};
  overflow-wrap: anywhere;
`;

const Motto = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s};

  svg {
    color: ${theme.color.dangerInk};
  }

  ${media.phone} {
    display: none;
  }
`;
