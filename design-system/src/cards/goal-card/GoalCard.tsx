import { useLingui } from '@lingui/react/macro';
import { CircleHelp, PlaneTakeoff } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { ToolsRoom } from '../../charts/chart/frame/ToolsRoom.tsx';
import { RadialBarChart } from '../../charts/radial-bar-chart/RadialBarChart.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { Popover } from '../../components/popovers/Popover.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Facts } from '../facts/Facts.tsx';
import { Body, Figure, Root, Stub } from '../pass-card/PassCard.styles.ts';
import { Actions, Foot, Gauge, Head, Text } from './GoalCard.styles.ts';

export interface GoalOverview {
  /** Number of completed items. */
  completed: number;
  /** Number of items in progress. */
  inProgress: number;
  /** How much of the goal is reached, in per cent; `null` when no goal is set. */
  reached: number | null;
}

export interface GoalCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Which goal it is. It becomes the name of a region. */
  title: string;
  /**
   * The level of the title's heading, one below that of the page or section around it.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /** Goes on from the share that is reached, up to the full stop: "of this year's target is on board." */
  caption?: ReactNode;
  /** How the goal is counted, behind a question mark. */
  help?: ReactNode;
  /** The figures. Leave out while they load. */
  data?: GoalOverview | undefined;
  /**
   * Whether the figures are still loading. The card keeps its size.
   * @default false
   */
  isLoading?: boolean;
}

const percent: Intl.NumberFormatOptions = { style: 'unit', unit: 'percent' };

/** How much of a goal is on board, as a boarding pass. One on a page is enough; for several goals, use `RadialBarChart`. */
export function GoalCard(props: GoalCardProps) {
  const { title, headingLevel = 2, caption, help, data, isLoading = false, ...rest } = props;
  const { t } = useLingui();
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const formatValue = useNumberFormat(undefined);
  const formatPercent = useNumberFormat(percent);
  const known = isLoading ? undefined : data;
  const [toolsRoom, setToolsRoom] = useState<HTMLElement | null>(null);
  return (
    <Root role="region" aria-labelledby={titleId} {...rest}>
      <Body data-region="dark">
        <Head>
          <Heading id={titleId}>{title}</Heading>
          <Actions>
            {help && (
              <Popover trigger={<IconButton icon={CircleHelp} label={t`How ${title} is counted`} size="small" />}>
                {help}
              </Popover>
            )}
            <ToolsRoom ref={setToolsRoom} />
          </Actions>
        </Head>
        <div>
          <Figure>
            {known ? (
              <bdi>{known.reached === null ? '—' : formatPercent(known.reached)}</bdi>
            ) : (
              <Skeleton width="3ch" />
            )}
          </Figure>
          {caption && known?.reached !== null && <Text>{caption}</Text>}
        </div>
        <Gauge>
          <RadialBarChart
            label={title}
            parts={[{ id: 'reached', label: t`Goal`, value: known ? known.reached : 0, tone: 'warning' }]}
            sweep={270}
            format={percent}
            height={160}
            isLoading={!known}
            toolsRoom={toolsRoom}
          />
        </Gauge>
        <Foot>
          <Facts
            items={[
              { term: t({ message: 'Completed', context: 'goal' }), value: known && formatValue(known.completed) },
              { term: t`In progress`, value: known && formatValue(known.inProgress) },
            ]}
          />
        </Foot>
      </Body>
      <Stub data-region="dark">
        <Icon icon={PlaneTakeoff} />
      </Stub>
    </Root>
  );
}
