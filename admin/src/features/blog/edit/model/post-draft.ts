import {
  changedFields,
  type FieldKinds,
  type FieldsMerge,
  mergeFields,
  type MergeChoices,
  resolveMerge,
} from '@embarque/design-system/merge';
import type { BlogEditAnswer, BlogPostFields, BlogRevisionFields } from '@embarque/mocks/blog/contract';
import { slugOf } from './slug.ts';

/** Everything that a person changes in a post. */
export type PostEdit =
  | { type: 'fields changed'; fields: Partial<BlogPostFields> }
  | { type: 'title followed' }
  | { type: 'revision restored'; fields: BlogRevisionFields };

/** A reason that keeps a post from being saved as it is. */
export type PostMistake = 'no title' | 'long title' | 'no category' | 'no text' | 'no alt' | 'long alt' | 'time passed';

/** The server's limits. */
export const LONGEST_TITLE = 300;
export const LONGEST_ALT = 500;

const kinds: FieldKinds<BlogPostFields> = {
  blogTitle: 'value',
  blogCategories: 'set',
  slug: 'value',
  followsTitle: 'value',
  status: 'value',
  publishAt: 'value',
  excerpt: 'markup',
  featuredImage: 'value',
  featuredImageName: 'value',
  featuredImageAlt: 'value',
  featuredImageFocus: 'value',
};

export const newPost: BlogPostFields = {
  blogTitle: '',
  blogCategories: [],
  slug: '',
  followsTitle: true,
  status: 'Draft',
  publishAt: null,
  excerpt: '',
  featuredImage: '',
  featuredImageName: '',
  featuredImageAlt: '',
  featuredImageFocus: '50% 50%',
};

/** The fields of a post without the rest of the answer. */
export function fieldsOf(post: BlogEditAnswer): BlogPostFields {
  const { blogTitle, blogCategories, slug, followsTitle, status, publishAt, excerpt } = post;
  const { featuredImage, featuredImageName, featuredImageAlt, featuredImageFocus } = post;
  const image = { featuredImage, featuredImageName, featuredImageAlt, featuredImageFocus };
  return { blogTitle, blogCategories, slug, followsTitle, status, publishAt, excerpt, ...image };
}

/** The draft after an edit: the address follows the title until it is typed itself. */
export function applyEdit(draft: BlogPostFields, edit: PostEdit): BlogPostFields {
  switch (edit.type) {
    case 'title followed':
      return { ...draft, followsTitle: true, slug: slugOf(draft.blogTitle) };
    case 'revision restored':
      return following({ ...draft, ...edit.fields });
    case 'fields changed': {
      const { slug } = edit.fields;
      if (slug !== undefined) return { ...draft, ...edit.fields, slug: slugOf(slug), followsTitle: false };
      const next = { ...draft, ...edit.fields };
      return 'blogTitle' in edit.fields ? following(next) : next;
    }
  }
}

const following = (draft: BlogPostFields): BlogPostFields =>
  draft.followsTitle ? { ...draft, slug: slugOf(draft.blogTitle) } : draft;

/** The fields that differ, with their values after. */
export const changesOf = (before: BlogPostFields, after: BlogPostFields): Partial<BlogPostFields> =>
  changedFields(before, after, kinds);

export const isSamePost = (one: BlogPostFields, other: BlogPostFields): boolean =>
  one === other || Object.keys(changesOf(one, other)).length === 0;

/** The post as the server has saved it, with all that was typed since it was sent. */
export function keepTyping(draft: BlogPostFields, sent: BlogPostFields, saved: BlogPostFields): BlogPostFields {
  return { ...saved, ...changesOf(sent, draft) };
}

/** A draft without what only a person decides: whether and when readers see it. */
export const withoutStatus = (draft: BlogPostFields, { status, publishAt }: BlogPostFields): BlogPostFields => ({
  ...draft,
  status,
  publishAt,
});

export type PostMerge = FieldsMerge<BlogPostFields>;

/** Brings a draft together with what another person saved meanwhile. */
export function mergePosts(base: BlogPostFields, mine: BlogPostFields, theirs: BlogPostFields): PostMerge {
  // An address that follows the title, and the name of a file, are no choices of their own.
  const { slug, featuredImageName: _, ...choices } = kinds;
  return mergeFields(base, mine, theirs, mine.followsTitle && theirs.followsTitle ? choices : { ...choices, slug });
}

export function resolvePosts(merge: PostMerge, mine: BlogPostFields, choices?: MergeChoices): BlogPostFields {
  const resolved = resolveMerge(merge, choices);
  const isMine = resolved.featuredImage === mine.featuredImage;
  return following({ ...resolved, ...(isMine && { featuredImageName: mine.featuredImageName }) });
}

/** Everything that keeps a draft from being saved with the status that it has. */
export function mistakesIn(draft: BlogPostFields, now: number): PostMistake[] {
  const { status, publishAt } = draft;
  const isForReaders = status === 'Published' || (status === 'Pending' && publishAt !== null);
  const found: [PostMistake, boolean][] = [
    ['no title', draft.blogTitle.trim() === ''],
    ['long title', draft.blogTitle.length > LONGEST_TITLE],
    ['no category', isForReaders && draft.blogCategories.length === 0],
    ['no text', isForReaders && countWords(draft.excerpt) === 0],
    ['no alt', isForReaders && draft.featuredImage !== '' && draft.featuredImageAlt.trim() === ''],
    ['long alt', draft.featuredImageAlt.length > LONGEST_ALT],
    ['time passed', status === 'Pending' && publishAt !== null && Date.parse(publishAt) <= now],
  ];
  return found.flatMap(([mistake, isFound]) => (isFound ? [mistake] : []));
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** How many words a text has, without its markup. */
export function countWords(html: string): number {
  const text = html
    .replaceAll(/<\/(?:p|li|h\d|blockquote|pre)>|<br>/g, '\n')
    .replaceAll(/<[^>]*>|&\w+;/g, (part) => (part === '&nbsp;' ? ' ' : ''));
  return Array.from(segmenter.segment(text)).filter(({ isWordLike }) => isWordLike).length;
}
