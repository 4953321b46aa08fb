import { Card, Grid, Heading, Highlight, Link, Loading, Skeleton, SkeletonGroup, Stack } from '@embarque/design-system';
import type { KnowledgeBaseCard } from '@embarque/mocks/faq/contract';
import { useLingui } from '@lingui/react/macro';
import { categoryHref } from './knowledge-base.find.ts';

/** A way into the knowledge base. */
export function CategoryCard({ card: { category, img, title, desc } }: { card: KnowledgeBaseCard }) {
  return (
    <Card
      align="center"
      style={{ blockSize: '100%' }}
      image={<img src={img} alt="" width={640} height={400} style={{ inlineSize: '100%', blockSize: 'auto' }} />}
    >
      <Stack gap="xs">
        <Heading level={3} size={4}>
          <Link href={categoryHref(category)} variant="quiet">
            <Highlight>{title}</Highlight>
          </Link>
        </Heading>
        <p>
          <Highlight>{desc}</Highlight>
        </p>
      </Stack>
    </Card>
  );
}

/** Keeps room for the six categories. */
export function CategorySkeletons() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the knowledge base…`}>
      <SkeletonGroup>
        <Grid minCell="18rem">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} shape="block" height="19rem" />
          ))}
        </Grid>
      </SkeletonGroup>
    </Loading>
  );
}
