import {
  Card,
  CartButton,
  ColorDots,
  ProductDetail,
  ProductFeatures,
  ProductTeasers,
  Stack,
  WishlistButton,
} from '@embarque/design-system';
import type { Product, ProductColor } from '@embarque/mocks/shop/contract';
import { useLingui } from '@lingui/react/macro';
import { BadgeCheck, CalendarClock, CreditCard, RefreshCw, ShieldCheck, Truck } from 'lucide-react';
import { centsOf } from '../../../cart/model/cart.commands.ts';
import { formatInstalments, MAX_INSTALMENTS } from '../../../cart/product/instalments.ts';
import { productPath } from '../../../cart/product/product.path.ts';
import { useProductInCart } from '../../../cart/useCart.ts';
import { paths } from '../../../paths.ts';
import { withParams } from '../../../query/search-params.ts';
import { useSearchQuery } from '../../../query/useSearchQuery.ts';
import type { ProductPageAnswer } from './product.api.ts';
import { useShopLabels } from '../shop.labels.ts';
import { ShareMenu } from '../../../share/ShareMenu.tsx';

/** ECM-06, ECM-07: a product, the guarantees, and related products. */
export function ProductView({ product, related }: ProductPageAnswer) {
  const { t } = useLingui();
  return (
    <Card>
      <Stack gap="xxl">
        <ProductDetails product={product} />
        <ProductFeatures
          features={[
            {
              icon: BadgeCheck,
              title: t`100% original`,
              text: t`Sold by us or straight from the maker, and used by our own team.`,
            },
            {
              icon: RefreshCw,
              title: t`10-day replacement`,
              text: t`Not what you need for your trip? Exchange it within 10 days, no questions asked.`,
            },
            {
              icon: ShieldCheck,
              title: t`1-year warranty`,
              text: t`If it breaks within a year, we repair or replace it, wherever you are.`,
            },
          ]}
        />
        {related.length > 0 && (
          <Stack gap="l">
            <h2>{t`Related products`}</h2>
            <ProductTeasers
              label={t`Related products`}
              products={related.map((one) => ({ ...one, href: productPath(one) }))}
            />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function ProductDetails({ product }: { product: Product }) {
  const { t } = useLingui();
  const { isInCart, isWished, send } = useProductInCart(product);
  const { colour, choose } = useColour(product);
  const { name, brand, description, price, rating, hasFreeShipping } = product;
  const image = (colour && product.colorImages?.[colour]) || product.image;
  const instalments = formatInstalments(centsOf(product), MAX_INSTALMENTS);
  const facts = [{ icon: CalendarClock, text: t`Ready within 1 to 8 days` }];
  if (instalments) facts.unshift({ icon: CreditCard, text: t`Instalments without interest: ${instalments}` });
  if (hasFreeShipping) facts.unshift({ icon: Truck, text: t`Free shipping` });

  return (
    <ProductDetail
      {...{ name, brand, description, price, rating, image, facts }}
      options={colour && <ColourChoice product={product} colour={colour} onChoose={choose} />}
      actions={
        <>
          <CartButton
            name={name}
            action="move"
            isInCart={isInCart}
            cartHref={paths.checkout}
            onAdd={() => send({ type: 'product added', product })}
          />
          <WishlistButton
            name={name}
            isWished={isWished}
            onWishlistChange={(change) =>
              send({ type: change.isWished ? 'wishlist product added' : 'wishlist product removed', product })
            }
          />
          <ShareMenu
            path={productPath(product)}
            title={product.name}
            networks={['facebook', 'twitter', 'youtube', 'instagram']}
            hasMail
          />
        </>
      }
    />
  );
}

/** The URL holds the colour, so that a shared link shows the same one; `null` where there is nothing to choose. */
function useColour({ colorOptions }: Product) {
  const [searchParams, changeSearchParams] = useSearchQuery();
  const colour = colorOptions.find((one) => one === searchParams.get('colour')) ?? colorOptions[0] ?? null;
  const choose = (value: ProductColor) =>
    changeSearchParams((current) => withParams(current, { colour: value }), { replace: true });
  return { colour, choose };
}

interface ColourChoiceProps {
  product: Product;
  colour: ProductColor;
  onChoose: (colour: ProductColor) => void;
}

function ColourChoice({ product: { colorOptions }, colour, onChoose }: ColourChoiceProps) {
  const { t } = useLingui();
  const { colours } = useShopLabels();
  return (
    <ColorDots
      label={t`Colour`}
      dots={colorOptions.map((value) => ({ value, tone: value, name: colours[value] }))}
      value={colour}
      onChange={({ value }) => onChoose(value)}
    />
  );
}
