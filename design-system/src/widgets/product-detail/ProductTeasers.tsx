import { styled } from 'styled-components';
import { Carousel, type CarouselProps } from '../../components/carousel/Carousel.tsx';
import { theme } from '../../theme/theme.ts';
import { ProductTeaser, type ProductTeaserProps } from './ProductTeaser.tsx';

export interface ProductTeasersProps extends Omit<CarouselProps, 'slides' | 'perView' | 'gap'> {
  /** The products, each with what tells it from the others. */
  products: readonly (Pick<ProductTeaserProps, 'name' | 'href' | 'brand' | 'price' | 'rating' | 'image'> & {
    id: string | number;
  })[];
}

/** Products that go with another one, as many beside each other as the window has room for. */
export function ProductTeasers({ products, ...rest }: ProductTeasersProps) {
  return (
    <Strip
      {...rest}
      perView={perView}
      gap="xl"
      slides={products.map(({ id, name, href, brand, price, rating, image }) => ({
        id: String(id),
        label: name,
        content: <ProductTeaser {...{ name, href, brand, price, rating, image }} />,
      }))}
    />
  );
}

const perView = { 320: 1, 768: 2, 1300: 3, 1600: 4 };

const { xs } = theme.space;

/** The pictures stand on the edges of the column, outside of which their teasers have room for a ring; the arrows, on pictures. */
const Strip = styled(Carousel)`
  --arrows-at: calc(${xs} + (var(--slide) - 2 * ${xs}) * 3 / 8);
  margin-inline: calc(-1 * ${xs});
`;
