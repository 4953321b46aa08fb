import { HttpResponse } from 'msw/http';
import type { OlderPostsAnswer, ProfileAnswer, ProfilePost } from './profile.contract.ts';

const PAGE = 3;

/** Answers a whole profile. */
export function answer(profile: ProfileAnswer): Response {
  return HttpResponse.json<ProfileAnswer>(profile);
}

/** The profile with its latest posts. */
export function latestOf(profile: ProfileAnswer): ProfileAnswer {
  return { ...profile, ...pageOf(profile.post, 0) };
}

/** The posts after the one with this id. */
export function olderThan(posts: readonly ProfilePost[], id: string): OlderPostsAnswer | undefined {
  const position = posts.findIndex((post) => String(post.id) === id);
  return position < 0 ? undefined : pageOf(posts, position + 1);
}

function pageOf(posts: readonly ProfilePost[], start: number): OlderPostsAnswer {
  return { post: posts.slice(start, start + PAGE), hasMorePosts: posts.length > start + PAGE };
}
