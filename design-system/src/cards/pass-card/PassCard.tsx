import { type LucideIcon, PlaneTakeoff } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { FlightPath } from './FlightPath.tsx';
import { Actions, Body, Eyebrow, Figure, Medallion, Root, Stub, Title, Text } from './PassCard.styles.ts';

export interface PassCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The announcement. It names a region. */
  title: ReactNode;
  /**
   * The level of the title's heading, one below that of the page or section around it.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /** A few words above the title: what kind of announcement it is. */
  eyebrow?: ReactNode;
  /** The figure that it is about, large. */
  figure?: ReactNode;
  /** Buttons and links below the words. */
  actions?: ReactNode;
  /** Stands in a medallion above the words of a banner. */
  award?: LucideIcon;
  /**
   * Stands on the part that is torn off.
   * @default A plane that takes off
   */
  icon?: LucideIcon;
  /**
   * Words at the start for a card among others; centred, for a banner that has a row to itself.
   * @default 'start'
   */
  layout?: 'start' | 'centred';
}

/**
 * A boarding pass with news to be proud of: a goal that is reached, somebody's best month. One on a page is enough; for all
 * else, use `Card`.
 */
export function PassCard({
  title,
  headingLevel = 2,
  eyebrow,
  figure,
  actions,
  award,
  icon = PlaneTakeoff,
  layout = 'start',
  children,
  ...rest
}: PassCardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Root role="region" aria-labelledby={titleId} {...rest} data-layout={layout}>
      <FlightPath d={layout === 'centred' ? 'M-4 92 C22 18 62 2 104 26' : 'M38 104 C52 58 68 26 100 12'} />
      <Body data-region="dark">
        {award && (
          <Medallion>
            <Icon icon={award} />
          </Medallion>
        )}
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Title>
          <Heading id={titleId}>{title}</Heading>
        </Title>
        {figure && <Figure>{figure}</Figure>}
        {children && <Text data-text>{children}</Text>}
        {actions && <Actions>{actions}</Actions>}
      </Body>
      <Stub data-region="dark">
        <Icon icon={icon} />
      </Stub>
    </Root>
  );
}
