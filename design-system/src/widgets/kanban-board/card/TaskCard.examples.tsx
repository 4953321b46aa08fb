import { Card } from '../../../cards/card/Card.tsx';
import { Grid } from '../../../page-layout/primitives/Grid.tsx';
import { dayFromToday } from '../../../lib/i18n/day-from-today.ts';
import { eveningImage, labels } from '../kanban.samples.ts';
import { TaskCard } from './TaskCard.tsx';

/** Everything a card can show: labels, an image, attachments, the due date and its people. */
export const Everything = () => (
  <TaskCard
    title="Draft the winter-sports cover price list"
    labels={Object.values(labels)}
    cover={eveningImage}
    attachments={4}
    comments={6}
    due="2027-11-24"
    assignees={[{ name: 'Marina Duarte' }, { name: 'Lívia Prado' }]}
  />
);

/** A due date that is today or past stands out until the task is done. */
export const Due = () => (
  <Grid>
    {[3, 0, -4].map((days) => (
      <Card key={days}>
        <TaskCard title="Claim form: accept PDF receipts" labels={[labels.forms]} due={dayFromToday(days)} />
      </Card>
    ))}
    <Card>
      <TaskCard title="Refund flow for unused data plans" labels={[labels.ux]} due={dayFromToday(-4)} isDone />
    </Card>
  </Grid>
);
