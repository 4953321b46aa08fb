import { type ComponentType, lazy, Suspense } from 'react';

type Props = Record<string, unknown>;

/** Storybook's blocks are half of what a story weighs, and load with the first page that shows them. */
const Frame = lazy<ComponentType<Props>>(async () => ({
  default: (await import('./DocsFrame.tsx')).DocsFrame as ComponentType as ComponentType<Props>,
}));
const Page = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

/** `parameters.docs` of every story. */
export const docs = {
  container: (props: Props) => (
    <Suspense>
      <Frame {...props} />
    </Suspense>
  ),
  page: () => <Page />,
};
