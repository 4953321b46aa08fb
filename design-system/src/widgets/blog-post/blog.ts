export { BlogPostCard, type BlogPostCardProps } from './BlogPostCard.tsx';
export { BlogPostCardSkeleton, type BlogPostCardSkeletonProps } from './BlogPostCardSkeleton.tsx';
export { BlogPostLink, type BlogPostLinkProps } from './BlogPostLink.tsx';
export { BlogPostSheet, type BlogPostSheetProps, type BlogPostVideo } from './BlogPostSheet.tsx';
export type { BlogPostTag } from './blog-post.types.ts';
export { BlogPostTags, type BlogPostTagsProps } from './BlogPostTags.tsx';
