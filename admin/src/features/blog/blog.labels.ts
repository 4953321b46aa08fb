import type { BlogPostTag } from '@embarque/design-system/blog';
import type { BlogCategory, BlogStatus } from '@embarque/mocks/blog/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { categoryHref, tones } from './blog.query.ts';

export const categoryLabels: Readonly<Record<BlogCategory, MessageDescriptor>> = {
  Fashion: msg({ message: 'Fashion', context: 'category of posts' }),
  Food: msg({ message: 'Food', context: 'category of posts' }),
  Gaming: msg({ message: 'Gaming', context: 'category of posts' }),
  Quote: msg({ message: 'Quote', context: 'category of posts' }),
  Video: msg({ message: 'Video', context: 'category of posts' }),
};

export const statusLabels: Readonly<Record<BlogStatus, MessageDescriptor>> = {
  Published: msg({ message: 'Published', context: 'post' }),
  Pending: msg({ message: 'Pending', context: 'post' }),
  Draft: msg({ message: 'Draft', context: 'post' }),
};

/** The categories of a post as its tags. */
export function useTags(): (categories: readonly BlogCategory[]) => BlogPostTag[] {
  const { t } = useLingui();
  return (categories) =>
    categories.map((id) => ({ id, text: t(categoryLabels[id]), tone: tones[id], href: categoryHref(id) }));
}
