import type { BlogPostFields } from '@embarque/mocks/blog/contract';
import { useLingui } from '@lingui/react/macro';

/** The names of all that can be changed of a post. */
export function useFieldLabels(): Readonly<Record<keyof BlogPostFields, string>> {
  const { t } = useLingui();
  return {
    blogTitle: t`Title`,
    blogCategories: t({ message: 'Category', context: 'of a post' }),
    slug: t({ message: 'Slug', context: 'address of a post' }),
    followsTitle: t`Slug follows the title`,
    status: t({ message: 'Status', context: 'of a post' }),
    publishAt: t`Publish on`,
    excerpt: t({ message: 'Content', context: 'of a post' }),
    featuredImage: t`Featured image`,
    featuredImageName: t`Name of the image`,
    featuredImageAlt: t`Image description`,
    featuredImageFocus: t`Focal point`,
  };
}
