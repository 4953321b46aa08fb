import { useState } from 'react';
import { Card, type CardProps } from '../../../cards/card/Card.tsx';
import { ChartCardTools } from './chart-card.context.ts';
import { ToolsRoom } from './ToolsRoom.tsx';

export interface ChartCardProps extends CardProps {}

/** A `Card` of one chart, whose buttons stand in the line of the title. For several charts, use `Card`. */
export function ChartCard({ actions, children, ...rest }: ChartCardProps) {
  const [room, setRoom] = useState<HTMLElement | null>(null);
  return (
    <Card
      {...rest}
      actions={
        <>
          {actions}
          <ToolsRoom ref={setRoom} />
        </>
      }
    >
      <ChartCardTools value={room}>{children}</ChartCardTools>
    </Card>
  );
}
