import { pictureUrl } from '../pictures/pictures.ts';
import { rowsFrom } from '../lib/sample/sample-rows.ts';
import { slugOf } from '../lib/sample/slug.ts';
import type { Product, ProductColor } from './shop.contract.ts';
import { rowCount } from '../lib/sample/world.ts';

/** A product as the shop keeps it. Whether it is wished for or in the cart is asked of those lists. */
export type StockedProduct = Omit<Product, 'isInWishlist' | 'isInCart'>;

interface Sample {
  name: string;
  brand: string;
  category: string;
  price: number;
  rating: number;
  description: string;
  /** The subject of its picture. */
  picture: readonly [kind: 'esim' | 'luggage' | 'product', id: string];
  colours?: ProductColor[];
  shipsFree?: boolean;
}

/** The shop's products in the order in which they came in. Beyond 27 there are further editions. */
export function productsSample(amount = rowCount(products.length)): StockedProduct[] {
  return rowsFrom(products, amount, ({ name, picture, colours, shipsFree, ...product }, { index, round }) => {
    const id = index + 1;
    const fullName = round === 0 ? name : `${name}, edition ${round + 1}`;
    return {
      ...product,
      id,
      name: fullName,
      slug: `${slugOf(fullName)}-${id}`,
      image: imageOf(picture, colours?.[0]),
      hasFreeShipping: shipsFree ?? false,
      colorOptions: colours ?? [],
      ...(colours && { colorImages: Object.fromEntries(colours.map((colour) => [colour, imageOf(picture, colour)])) }),
    };
  });
}

const imageOf = ([kind, id]: Sample['picture'], colour: ProductColor | undefined) =>
  pictureUrl(kind, colour ? `${id}-in-${colour}` : id);

/** Ids of the products on the guest's wishlist. */
export const wishedSample: readonly number[] = [26, 23];

/** Ids of the products in the guest's cart, once each. */
export const chosenSample: readonly number[] = [27, 21, 26, 25, 23];

const allColours: ProductColor[] = ['primary', 'success', 'warning', 'danger', 'info'];

const products: readonly Sample[] = [
  {
    name: 'Cork luggage tag',
    brand: 'Norteio',
    category: 'Documents',
    price: 10.83,
    rating: 4,
    description:
      'A slip of cork with a paper card inside. The flap hides your address from the queue and opens with one thumb.',
    picture: ['product', 'tag-cork'],
    colours: ['warning', 'primary'],
  },
  {
    name: 'Sleep mask with earplugs',
    brand: 'Sesta',
    category: 'Comfort',
    price: 34.9,
    rating: 3,
    description: 'Moulded so that nothing touches the eyelids. Two pairs of soft earplugs live in the strap.',
    picture: ['product', 'mask-night'],
    colours: ['primary', 'danger'],
  },
  {
    name: 'Suitcase lock, three digits',
    brand: 'Pedra Alta',
    category: 'Security',
    price: 49.9,
    rating: 2,
    description: 'A steel shackle and dials that can be read at the carousel. Security staff can open it without harm.',
    picture: ['product', 'lock-steel'],
  },
  {
    name: 'Packing cubes, set of six',
    brand: 'Vaivém',
    category: 'Packing',
    price: 129.9,
    rating: 5,
    description: 'Six light cubes from socks to jackets. Each has a window, a handle and a place for its name.',
    picture: ['product', 'cubes-six'],
    colours: allColours,
  },
  {
    name: 'Plug adapter for 150 countries',
    brand: 'Nimbo',
    category: 'Power',
    price: 89.9,
    rating: 4,
    description:
      'Sliding pins for sockets on every continent, two USB-C ports, and a fuse that you can replace yourself.',
    picture: ['product', 'adapter-world'],
  },
  {
    name: 'Passport cover',
    brand: 'Norteio',
    category: 'Documents',
    price: 59.5,
    rating: 5,
    description: 'Waxed canvas with a pocket for the boarding pass and a pen loop for the arrival card.',
    picture: ['product', 'passport-canvas'],
    colours: ['primary', 'success', 'danger'],
  },
  {
    name: 'Neck pillow, memory foam',
    brand: 'Sesta',
    category: 'Comfort',
    price: 99.9,
    rating: 3,
    description: 'Closes under the chin, so that the head stays up when sleep comes. The cover goes into the wash.',
    picture: ['product', 'pillow-foam'],
    colours: ['info', 'warning'],
  },
  {
    name: 'Hanging toiletry bag',
    brand: 'Marola',
    category: 'Care',
    price: 119,
    rating: 4,
    description:
      'Unfolds on any hook. Bottles of 100 ml stand upright behind a clear panel, ready for the security check.',
    picture: ['product', 'bottles-clear'],
    colours: ['success', 'primary'],
  },
  {
    name: 'Luggage scale',
    brand: 'Kite & Cargo',
    category: 'Packing',
    price: 74.9,
    rating: 4,
    description: 'Weighs up to 50 kg, to the nearest 10 g, and keeps the figure on its display until you have read it.',
    picture: ['product', 'scale-digital'],
  },
  {
    name: 'First-aid kit for two',
    brand: 'Marola',
    category: 'Care',
    price: 84.5,
    rating: 5,
    description: 'Plasters, a cold pack, rehydration salts and a card with our assistance number in six languages.',
    picture: ['product', 'aid-two'],
  },
  {
    name: 'Power bank, 10.000 mAh',
    brand: 'Nimbo',
    category: 'Power',
    price: 179.9,
    rating: 4,
    description: 'Two full charges for a telephone, allowed in every cabin. A ring of light shows what is left.',
    picture: ['product', 'battery-ring'],
    colours: ['primary', 'info'],
  },
  {
    name: 'Crossbody bag with hidden zips',
    brand: 'Pedra Alta',
    category: 'Security',
    price: 239.9,
    rating: 3,
    description: 'Slash-proof strap, zips that lie against the body, and a pocket that blocks card readers.',
    picture: ['luggage', 'crossbody-12'],
    colours: ['primary', 'warning'],
    shipsFree: true,
  },
  {
    name: 'City daypack, 20 L',
    brand: 'Trópico Sul',
    category: 'Backpacks',
    price: 329,
    rating: 4,
    description: 'Opens like a suitcase, stands by itself, and folds into its own pocket when the day is over.',
    picture: ['luggage', 'daypack-13'],
    colours: ['success', 'info', 'danger'],
  },
  {
    name: 'Cabin backpack, 38 L',
    brand: 'Trópico Sul',
    category: 'Backpacks',
    price: 549.9,
    rating: 5,
    description:
      'Measures exactly what most airlines allow in the cabin. The straps vanish behind a flap for the locker.',
    picture: ['luggage', 'backpack-14'],
    colours: ['primary', 'warning'],
  },
  {
    name: 'Trekking backpack, 60 L',
    brand: 'Lanterna',
    category: 'Backpacks',
    price: 899,
    rating: 4,
    description: 'A frame of bent ash wood, a rain cover in signal amber, and loops for everything that gets wet.',
    picture: ['luggage', 'trekking-15'],
    colours: ['danger', 'success'],
    shipsFree: true,
  },
  {
    name: 'Cabin suitcase, 38 L',
    brand: 'Vaivém',
    category: 'Suitcases',
    price: 749,
    rating: 5,
    description: 'A ribbed shell of 2,6 kg on four silent wheels. The lining comes out and can be washed.',
    picture: ['luggage', 'suitcase-16'],
    colours: allColours,
    shipsFree: true,
  },
  {
    name: 'Check-in suitcase, 65 L',
    brand: 'Vaivém',
    category: 'Suitcases',
    price: 1099,
    rating: 4,
    description: 'For ten days away. Presses itself flat with two straps and rolls upright beside you.',
    picture: ['luggage', 'checkin-17'],
    colours: ['primary', 'success', 'warning'],
    shipsFree: true,
  },
  {
    name: 'Large suitcase, 98 L',
    brand: 'Kite & Cargo',
    category: 'Suitcases',
    price: 1399,
    rating: 2,
    description: 'Room for a family of three and for what they bring back. Corners of aluminium take the knocks.',
    picture: ['luggage', 'large-18'],
    colours: ['info', 'danger'],
    shipsFree: true,
  },
  {
    name: 'Suitcases, set of three',
    brand: 'Kite & Cargo',
    category: 'Suitcases',
    price: 2890,
    rating: 4,
    description: 'Cabin, check-in and large, one inside the other while they are at home.',
    picture: ['luggage', 'set-19'],
    colours: ['warning', 'primary'],
    shipsFree: true,
  },
  {
    name: 'Windproof umbrella',
    brand: 'Lanterna',
    category: 'Comfort',
    price: 95,
    rating: 1,
    description: 'Eight flexible fibreglass ribs. Folds small enough for a cabin bag.',
    picture: ['product', 'umbrella-wind'],
    colours: ['primary', 'warning', 'danger'],
  },
  {
    name: 'eSIM Brazil, 5 GB',
    brand: 'Embarque',
    category: 'eSIM plans',
    price: 74.9,
    rating: 4,
    description: 'Thirty days on the two widest networks of the country. Arrives by email, starts when you land.',
    picture: ['esim', 'brazil-5gb'],
  },
  {
    name: 'eSIM Europe, 10 GB',
    brand: 'Embarque',
    category: 'eSIM plans',
    price: 139.9,
    rating: 5,
    description:
      'One plan for 36 countries, thirty days, calls within the plan included. No card to change at borders.',
    picture: ['esim', 'europe-10gb'],
  },
  {
    name: 'eSIM Japan, 20 GB',
    brand: 'Embarque',
    category: 'eSIM plans',
    price: 179.9,
    rating: 5,
    description: 'Fast from the airport express to the last mountain inn. Fifteen days, hotspot allowed.',
    picture: ['esim', 'japan-20gb'],
  },
  {
    name: 'eSIM World, 1 GB',
    brand: 'Embarque',
    category: 'eSIM plans',
    price: 49.9,
    rating: 3,
    description: 'For a stopover or a ship: 120 countries, seven days, enough for messages and maps.',
    picture: ['esim', 'world-1gb'],
  },
  {
    name: 'Single trip insurance Europe',
    brand: 'Embarque',
    category: 'Travel insurance',
    price: 329.9,
    rating: 5,
    description:
      'Up to thirty days, medical costs up to € 60.000, delayed luggage and cancellation. Accepted for the Schengen visa.',
    picture: ['product', 'policy-europe'],
  },
  {
    name: 'Annual multi-trip insurance',
    brand: 'Embarque',
    category: 'Travel insurance',
    price: 1249,
    rating: 5,
    description:
      'Every trip of a year, up to sixty days each. Medical assistance around the clock, winter sports and lost luggage included.',
    picture: ['product', 'annual-policy'],
  },
  {
    name: 'Round-the-world cover, one year',
    brand: 'Embarque',
    category: 'Travel insurance',
    price: 7999.99,
    rating: 4,
    description:
      'Twelve months without a home address: medical care, evacuation, liability and your equipment, on every continent.',
    picture: ['product', 'world-policy'],
  },
];
