import { type ReactNode, useId } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Card, type CardProps } from '../card/Card.tsx';
import { inThousands } from '../key-figure/thousands.ts';
import { Counts, Face, Head } from './ProfileCard.styles.ts';

export interface ProfileCount {
  /** The label of the count. */
  label: string;
  /** How many there are. Above 999, thousands are written as k. */
  value: number;
}

export interface ProfileCardProps extends Omit<
  CardProps,
  'title' | 'subtitle' | 'actions' | 'align' | 'imagePosition'
> {
  /** Whose profile it is. */
  name: string;
  /** Address of a picture of the person. */
  src?: string | null;
  /** The person's role, or the place where they live. */
  detail?: ReactNode;
  /** A `Badge` with the level that they have reached. */
  badge?: ReactNode;
  /** Counts about the person, at most three. */
  counts?: readonly ProfileCount[];
}

/** A person at a glance, below a picture of `picture`'s choice. For a person among many, use `PersonCell`. */
export function ProfileCard({
  name,
  headingLevel = 2,
  src,
  detail,
  badge,
  counts = [],
  children,
  ...rest
}: ProfileCardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Card role="region" aria-labelledby={titleId} {...rest} align="center">
      <Head>
        <Face>
          <Avatar name={name} src={src} size="xlarge" isDecorative />
        </Face>
        <Heading id={titleId}>{name}</Heading>
        {detail && <p>{detail}</p>}
        {badge}
      </Head>
      {children}
      {counts.length > 0 && (
        <Counts>
          {counts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi dir="ltr">{inThousands(value)}</bdi>
              </dd>
            </div>
          ))}
        </Counts>
      )}
    </Card>
  );
}
