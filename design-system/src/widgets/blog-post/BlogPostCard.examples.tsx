import { Trans, useLingui } from '@lingui/react/macro';
import { StatusPill } from '../../components/pill-badges/StatusPill.tsx';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { BlogPostCard } from './BlogPostCard.tsx';
import { BlogPostLink } from './BlogPostLink.tsx';

const image = '/pictures/blog/ten-minutes-in-lisbon.svg';

export function TwoPosts() {
  const { t } = useLingui();
  const food = { id: 'food', text: t({ message: 'Food', context: 'post' }), tone: 'success', href: '#food' } as const;
  const author = { name: 'Larissa Teixeira' };
  return (
    <Grid minCell="18rem">
      <BlogPostCard
        title={t`Ten minutes in Lisbon`}
        href="#lisbon"
        image={image}
        author={author}
        time="25/11/2026"
        dateTime="2026-11-25"
        minutes={3}
        tags={[food]}
        excerpt={t`Between two trams and a custard tart: a stopover that was shorter than the queue.`}
        comments={{ text: t`19,1k comments`, href: '#lisbon-comments' }}
      />
      <BlogPostCard
        title={t`A breakfast for every time zone`}
        href="#breakfast"
        image={image}
        author={author}
        time="24/11/2026"
        dateTime="2026-11-24"
        minutes={1}
        tags={[food]}
        excerpt={t`Five stops, five mornings, and one stomach that lost its watch.`}
        comments={{ text: t`No comments yet`, href: '#breakfast-comments' }}
        mark={
          <StatusPill tone="secondary">
            <Trans context="post">Draft</Trans>
          </StatusPill>
        }
      />
    </Grid>
  );
}

/** In a column. */
export function LatestPosts() {
  const { t } = useLingui();
  return (
    <Stack gap="m" style={{ maxInlineSize: '20rem' }}>
      <BlogPostLink
        title={t`Ten minutes in Lisbon`}
        href="#lisbon"
        image={image}
        time="25/11/2026"
        dateTime="2026-11-25"
      />
      <BlogPostLink
        title={t`A breakfast for every time zone`}
        href="#breakfast"
        image={image}
        time="24/11/2026"
        dateTime="2026-11-24"
      />
    </Stack>
  );
}
