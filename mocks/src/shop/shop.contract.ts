/** The shop written down: what goes in and what comes out, call by call. */

export type ProductColor = 'primary' | 'success' | 'warning' | 'danger' | 'info';

export interface Product {
  id: number;
  name: string;
  /** The name in an address; its last part is the id: `annual-multi-trip-insurance-26`. */
  slug: string;
  description: string;
  brand: string;
  category: string;
  /** In Brazilian reais with at most two decimals. */
  price: number;
  /** Address of a picture. */
  image: string;
  hasFreeShipping: boolean;
  /** 1 to 5 whole stars. */
  rating: number;
  /** Whether the wishlist holds it. */
  isInWishlist: boolean;
  /** Whether the cart holds it. */
  isInCart: boolean;
  /** The colours to choose from; empty when there is nothing to choose. */
  colorOptions: ProductColor[];
  /** Addresses of pictures by colour; `image` is that of the first one. A shop may have none of its own for a colour. */
  colorImages?: Partial<Record<ProductColor, string>>;
}

export interface WishlistItem {
  id: number;
  productId: number;
}

export interface CartItem {
  id: number;
  productId: number;
  /** 1 to 10. */
  qty: number;
}

export type ProductSort = 'featured' | 'price-asc' | 'price-desc';

/** Query of `GET /apps/ecommerce/products`. Everything may be left out. An unknown filter value finds nothing; other values that make no sense count as left out. */
export interface ProductsQuery {
  /** Looks into the name; case and accents do not matter. */
  q?: string;
  /**
   * Featured shows the newest first.
   * @default 'featured'
   */
  sortBy?: ProductSort;
  /** @default 9 */
  perPage?: number;
  /** @default 1 */
  page?: number;
  /** Lowest price, in Brazilian reais. */
  minPrice?: number;
  /** Highest price, in Brazilian reais. */
  maxPrice?: number;
  /** May be given several times: products of any of these categories. */
  category?: string;
  /** May be given several times: products of any of these brands. */
  brand?: string;
  /** So many stars and more. */
  rating?: number;
}

/** All values that the shop can be filtered by, counted among the products that match the search and the other filters. */
export interface Facets {
  categories: Facet<string>[];
  brands: Facet<string>[];
  /** From four stars and more down to one and more. */
  ratings: Facet<number>[];
  /** The cheapest and the dearest price, in Brazilian reais; 0 in an empty shop. */
  price: { min: number; max: number };
}

export interface Facet<Value> {
  value: Value;
  /** How many products would be found with it, 0 included. */
  count: number;
}

/** 200 of `GET /apps/ecommerce/products` */
export interface ProductsAnswer {
  /** The asked page; empty beyond the last one. */
  products: Product[];
  /** How many products match, on all pages together. */
  total: number;
  userWishlist: WishlistItem[];
  userCart: CartItem[];
  facets: Facets;
}

/** 200 of `GET /apps/ecommerce/products/{id}` */
export interface ProductAnswer {
  product: Product;
}

/** 200 of `GET /apps/ecommerce/wishlist` */
export interface WishlistAnswer {
  /** In the order in which they were wished for. */
  products: Product[];
}

/** A product in the cart, with what was promised when it was put there. */
export interface CartProduct extends Product {
  /** 1 to 10. */
  qty: number;
  /** When it will arrive, 1 to 8 days from now: ISO 8601 in UTC. */
  shippingDate: string;
  /** How many offers apply, 1 to 4. */
  offers: number;
  /** 3 to 20. */
  discountPercentage: number;
}

/** 200 of `GET /apps/ecommerce/cart` */
export interface CartAnswer {
  /** In the order in which they were put there. */
  products: CartProduct[];
}

/** `POST /apps/ecommerce/cart` */
export interface AddToCartRequest {
  productId: number;
  /** How many, 1 to 10. Left out, a product that is in the cart stays as it is and a new one comes once. */
  qty?: number;
}

/** 201 of `POST /apps/ecommerce/cart` */
export interface AddToCartAnswer {
  item: CartItem;
}

/** `POST /apps/ecommerce/wishlist` */
export interface AddToWishlistRequest {
  productId: number;
}

/** 201 of `POST /apps/ecommerce/wishlist` */
export interface AddToWishlistAnswer {
  item: WishlistItem;
}

/**
 * 200 of `DELETE /apps/ecommerce/cart/{productId}` and `DELETE /apps/ecommerce/wishlist/{productId}`.
 * Taking away what is not there is no mistake.
 */
export interface RemoveAnswer {
  productId: number;
}
