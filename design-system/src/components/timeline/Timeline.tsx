import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import type { Tone } from '../../theme/tones.ts';
import { Aside, Body, Content, Head, Item, Point, Root, Title } from './Timeline.styles.ts';

/** Lists events as `TimelineItem`s, in chronological order or its reverse. */
export function Timeline(props: ComponentPropsWithRef<'ol'>) {
  return <Root role="list" {...props} />;
}

export interface TimelineItemProps extends Omit<ComponentPropsWithRef<'li'>, 'title'> {
  /** The event, in a few words. */
  title: ReactNode;
  /** When it happened, as a `time`, or a `Badge` with the state that it is in. */
  aside?: ReactNode;
  /** Stands in the point. */
  icon?: LucideIcon;
  /**
   * The colour of the point.
   * @default 'primary'
   */
  tone?: Tone;
}

/** One thing that happened. What it holds beyond its title are its children. */
export function TimelineItem({ title, aside, icon, tone = 'primary', children, ...rest }: TimelineItemProps) {
  return (
    <Item {...rest} data-tone={tone}>
      <Point aria-hidden>{icon && <Icon icon={icon} />}</Point>
      <Content>
        <Head>
          <Title>{title}</Title>
          {aside && <Aside>{aside}</Aside>}
        </Head>
        {children && <Body>{children}</Body>}
      </Content>
    </Item>
  );
}
