import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { brandNames, type CardBrand } from './card-brand.ts';

export interface CardBrandMarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  brand: CardBrand;
}

const marks: Record<CardBrand, string> = {
  visa: 'VISA',
  mastercard: 'mc',
  amex: 'AMEX',
  diners: 'DINERS',
  discover: 'DISCOVER',
  jcb: 'JCB',
  maestro: 'maestro',
  uatp: 'UATP',
};

/** The brand of a card as a mark of its own, drawn by no brand. */
export function CardBrandMark({ brand, ...rest }: CardBrandMarkProps) {
  return (
    <Mark {...rest} role="img" aria-label={brandNames[brand]} dir="ltr">
      {marks[brand]}
    </Mark>
  );
}

const { color, radius, space, text, weight } = theme;

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  padding: ${space.xxs} ${space.s};
  border: 1px solid ${color.border};
  border-radius: ${radius.s};
  color: ${color.primaryInk};
  background: ${color.surface};
  font-size: ${text.caption};
  font-weight: ${weight.bold};
  font-style: italic;
  line-height: 1.25;
`;
