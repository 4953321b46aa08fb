import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Badge } from '../../components/badges/Badge.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { Action, Amount, Benefits, Head, Note, Price, Root, Stub, Subtitle, Title } from './PlanCard.styles.ts';

export interface PlanCardProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** The name of the plan. It names a region. */
  title: string;
  /**
   * The level of the title's heading, one below that of the page or section around it.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /** For whom the plan is. */
  subtitle: ReactNode;
  /** A picture of the plan, 8 to 5. */
  image: ReactNode;
  /** The price of a month, as it is written. */
  price: string;
  /** The price before a saving, struck through. */
  priceBefore?: string | undefined;
  /** A line below the price, such as the total of a year. `null` and `false` keep its room. */
  note?: ReactNode;
  /** The benefits of the plan. */
  benefits: readonly string[];
  /**
   * Whether most people choose it.
   * @default false
   */
  isPopular?: boolean;
  /** The button, and a line that explains it. */
  action: ReactNode;
}

/** A plan as a boarding pass: the price above the tear, the benefits and the button below. For options of one plan, use `PlanPickerCard`. */
export function PlanCard({
  title,
  headingLevel = 2,
  subtitle,
  image,
  price,
  priceBefore,
  note,
  benefits,
  isPopular = false,
  action,
  ...rest
}: PlanCardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Root aria-labelledby={titleId} {...rest} data-popular={isPopular || undefined}>
      <Head>
        {isPopular && (
          <Badge tone="warning">
            <Trans>Popular</Trans>
          </Badge>
        )}
        {image}
        <Title>
          <Heading id={titleId}>{title}</Heading>
        </Title>
        <Subtitle>{subtitle}</Subtitle>
        <Price>
          {priceBefore !== undefined && (
            <s>
              <VisuallyHidden>
                <Trans>Before:</Trans>{' '}
              </VisuallyHidden>
              {priceBefore}
            </s>
          )}
          <Amount>{price}</Amount>
          <bdi dir="ltr">
            <Trans>/month</Trans>
          </bdi>
        </Price>
        {note !== undefined && <Note data-text>{note}</Note>}
      </Head>
      <Stub>
        <Benefits role="list">
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Icon icon={Check} />
              <bdi>{benefit}</bdi>
            </li>
          ))}
        </Benefits>
        <Action>{action}</Action>
      </Stub>
    </Root>
  );
}
