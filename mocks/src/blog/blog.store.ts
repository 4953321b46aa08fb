import { decline } from '../lib/http/answers.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import { isoDay } from '../lib/time/days.ts';
import { now } from '../lib/time/clock.ts';
import { blogSample, type StoredPost } from './blog.data.ts';

/** The posts, and the highest id of a comment so far: ids are not used again. */
export const blogStore = sampleStore(
  () => {
    const posts = blogSample();
    return { posts, lastComment: posts.length };
  },
  { keptAs: 'blog.posts' },
);

/** The posts as they are now: those whose moment has come are published. */
export function currentPosts(): StoredPost[] {
  const { posts } = blogStore.data;
  for (const post of posts) {
    if (post.status !== 'Pending' || post.publishAt === null || Date.parse(post.publishAt) > now()) continue;
    publish(post, isoDay(new Date(post.publishAt)));
    post.version += 1;
  }
  return posts;
}

/** Shows a post to readers, the first time under the given day; from then on its address no longer follows its title. */
export function publish(post: StoredPost, day: string): void {
  Object.assign(post, {
    status: 'Published',
    publishAt: null,
    followsTitle: false,
    blogPosted: post.wasPublished ? post.blogPosted : day,
    wasPublished: true,
  });
}

export function postWith(wanted: string): StoredPost {
  const post = currentPosts().find(({ id }) => String(id) === wanted);
  if (!post) throw decline(404, `There is no post ${wanted}`);
  return post;
}

/** A post by its address, or by one that it had. */
export function postAt(slug: string): StoredPost {
  const posts = currentPosts();
  const post = posts.find((one) => one.slug === slug) ?? posts.find(({ oldSlugs }) => oldSlugs.includes(slug));
  if (!post) throw decline(404, `There is no post ${slug}`);
  return post;
}
