import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Feature, Features } from './ProductDetail.styles.ts';

export interface ProductFeature {
  icon: LucideIcon;
  title: string;
  text: string;
}

export interface ProductFeaturesProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Two to four. */
  features: readonly ProductFeature[];
}

/** The benefits of every purchase, side by side. */
export function ProductFeatures({ features, ...rest }: ProductFeaturesProps) {
  return (
    <Features role="list" {...rest}>
      {features.map(({ icon, title, text }) => (
        <Feature key={title}>
          <Icon icon={icon} />
          <h3>{title}</h3>
          <p>{text}</p>
        </Feature>
      ))}
    </Features>
  );
}
