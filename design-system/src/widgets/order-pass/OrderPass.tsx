import { PlaneTakeoff } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FlightPath } from '../../cards/pass-card/FlightPath.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Body, Eyebrow, Fact, Facts, Foot, Head, Plane, Root, Sky, Title } from './OrderPass.styles.ts';

export interface OrderPassProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The title. It names a region. */
  title: ReactNode;
  /** A few words above the title. */
  eyebrow: ReactNode;
  /** The facts on the pass: number, date, address. */
  facts: readonly { term: string; value: ReactNode }[];
  /** Stands below the list: what to do next. */
  actions?: ReactNode;
  /** The purchased items and their prices. */
  children: ReactNode;
}

/** The receipt of an order, as a boarding pass: its head, a perforated line, and what was bought below it. */
export function OrderPass({ title, eyebrow, facts, actions, children, ...rest }: OrderPassProps) {
  const titleId = useId();
  return (
    <Root data-sheet aria-labelledby={titleId} {...rest}>
      <Head data-region="dark">
        <Sky>
          <FlightPath d="M-2 30 C30 95 70 95 102 40" />
        </Sky>
        <Plane>
          <Icon icon={PlaneTakeoff} />
        </Plane>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Title id={titleId} tabIndex={-1}>
          {title}
        </Title>
        <Facts>
          {facts.map(({ term, value }) => (
            <Fact key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </Fact>
          ))}
        </Facts>
      </Head>
      <Body>
        {children}
        {actions && <Foot>{actions}</Foot>}
      </Body>
    </Root>
  );
}
