import { useState } from 'react';
import { useStorage } from '../../../storage/StorageProvider.tsx';

const VIEWS = ['grid', 'list'] as const;
const KEY = 'embarque.shopView';

export type ShopView = (typeof VIEWS)[number];

/** The view that this person chose last, stored in the browser. */
export function useShopView() {
  const storage = useStorage();
  const [view, setView] = useState<ShopView>(() => VIEWS.find((one) => one === storage.read(KEY)) ?? 'grid');
  return {
    view,
    changeView: (next: ShopView) => {
      storage.write([[KEY, next]]);
      setView(next);
    },
  };
}
