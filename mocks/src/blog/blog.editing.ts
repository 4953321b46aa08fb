import { decline } from '../lib/http/answers.ts';
import { avatarOf } from '../lib/sample/people.ts';
import { now } from '../lib/time/clock.ts';
import { dayFromToday } from '../lib/time/days.ts';
import type { BlogPostFields, BlogPostRequest, BlogRevision } from './blog.contract.ts';
import { minutesToRead, type StoredPost, type StoredRevision } from './blog.data.ts';
import { blogStore, publish } from './blog.store.ts';

/** The most revisions of a post; the oldest ones go. */
const MOST_REVISIONS = 30;

const isComplete = ({ excerpt, blogCategories, featuredImage, featuredImageAlt }: BlogPostFields) =>
  textOf(excerpt) !== '' && blogCategories.length > 0 && (featuredImage === '' || featuredImageAlt.trim() !== '');

/** Refuses what the editor refuses. */
function check(fields: BlogPostFields): void {
  if (fields.blogTitle.trim() === '') throw decline(422, 'A post needs a title.');
  if (fields.status === 'Published' && !isComplete(fields))
    throw decline(422, 'A published post needs a text, a category, and words for its image.');
  if (fields.status === 'Pending' && fields.publishAt !== null && Date.parse(fields.publishAt) <= now())
    throw decline(422, 'The moment to publish this post has passed.');
}

export function fieldsOf(post: StoredPost): BlogPostFields {
  return {
    blogTitle: post.title,
    blogCategories: post.tags,
    slug: post.slug,
    followsTitle: post.followsTitle,
    status: post.status,
    publishAt: post.publishAt,
    excerpt: post.content,
    featuredImage: post.img,
    featuredImageName: post.imgName,
    featuredImageAlt: post.imgAlt,
    featuredImageFocus: post.imgFocus,
  };
}

/** Saves changes of a post as its next version. */
export function save(
  post: StoredPost,
  changes: Partial<BlogPostFields>,
  { by, byEmail, isAutosave }: Omit<BlogPostRequest, 'fields'>,
): void {
  const fields = { ...fieldsOf(post), ...changes };
  check(fields);
  if (post.revisions.length === 0) post.revisions.push(revisionOf(post, false));
  takeSlug(post, fields.slug);
  const words = textOf(fields.excerpt);
  Object.assign(post, {
    // As it was typed: a person may go on typing while it is saved.
    title: fields.blogTitle,
    tags: fields.blogCategories,
    followsTitle: fields.followsTitle,
    status: fields.status,
    publishAt: fields.status === 'Pending' ? fields.publishAt : null,
    content: fields.excerpt,
    excerpt: beginningOf(words),
    minutes: minutesToRead([words]),
    img: fields.featuredImage,
    imgName: fields.featuredImageName,
    imgAlt: fields.featuredImageAlt,
    imgFocus: fields.featuredImageFocus,
    version: post.version + 1,
    savedAt: new Date(now()).toISOString(),
    savedBy: by,
    savedByEmail: byEmail,
  } satisfies Partial<StoredPost>);
  if (fields.status === 'Published') publish(post, dayFromToday(0));
  addRevision(post, isAutosave);
}

/** A new post; the same key gives the same one. */
export function create(key: string, { fields, ...saved }: BlogPostRequest): StoredPost {
  check(fields);
  const { posts } = blogStore.data;
  const known = posts.find((post) => post.key === key);
  if (known) {
    save(known, fields, saved);
    return known;
  }
  const post = blank((posts.at(-1)?.id ?? 0) + 1, key, saved.by);
  posts.push(post);
  save(post, fields, saved);
  post.revisions.shift();
  return post;
}

/** The revisions of a post, the latest first. */
export function revisionsOf(post: StoredPost): BlogRevision[] {
  const revisions = post.revisions.length > 0 ? post.revisions : [revisionOf(post, false)];
  return revisions.map(({ id, at, by, fields }) => ({ id, at, by, fields })).toReversed();
}

function takeSlug(post: StoredPost, wanted: string): void {
  const others = blogStore.data.posts.filter((other) => other !== post);
  const taken = new Set(others.flatMap(({ slug, oldSlugs }) => [slug, ...oldSlugs]));
  // Digits alone would be the id of a post.
  const first = /^\d*$/.test(wanted) ? `post-${wanted || post.id}` : wanted;
  let slug = first;
  for (let count = 2; taken.has(slug); count += 1) slug = `${first}-${count}`;
  if (slug === post.slug) return;
  const before = post.wasPublished ? [post.slug] : [];
  post.oldSlugs = [...post.oldSlugs, ...before].filter((old) => old !== slug);
  post.slug = slug;
}

function addRevision(post: StoredPost, isAutosave: boolean): void {
  const last = post.revisions.at(-1);
  const next = revisionOf(post, isAutosave);
  if (last && JSON.stringify(last.fields) === JSON.stringify(next.fields)) return;
  if (last?.isAutosave && isAutosave && isOfOne(last, next)) post.revisions.splice(-1, 1, { ...next, id: last.id });
  else post.revisions = [...post.revisions, next].slice(-MOST_REVISIONS);
}

const isOfOne = (one: StoredRevision, other: StoredRevision) => one.byEmail === other.byEmail && one.by === other.by;

function revisionOf(post: StoredPost, isAutosave: boolean): StoredRevision {
  const { slug: _s, followsTitle: _f, status: _t, publishAt: _p, ...fields } = fieldsOf(post);
  return {
    id: (post.revisions.at(-1)?.id ?? 0) + 1,
    at: post.savedAt,
    by: post.savedBy,
    byEmail: post.savedByEmail,
    fields,
    isAutosave,
  };
}

function blank(id: number, key: string, by: string): StoredPost {
  return {
    id,
    key,
    title: '',
    img: '',
    imgName: '',
    imgAlt: '',
    imgFocus: '50% 50%',
    video: null,
    userFullName: by,
    avatar: avatarOf(by),
    blogPosted: dayFromToday(0),
    tags: [],
    excerpt: '',
    comment: 0,
    content: '',
    authorBio: '',
    bookmarked: 0,
    status: 'Draft',
    minutes: 1,
    isBookmarked: false,
    comments: [],
    slug: '',
    oldSlugs: [],
    followsTitle: true,
    publishAt: null,
    wasPublished: false,
    version: 0,
    savedAt: new Date(now()).toISOString(),
    savedBy: by,
    revisions: [],
  };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** A text without its markup. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function beginningOf(text: string): string {
  return text.length > 160 ? `${text.slice(0, 160).replace(/\s\S*$/, '')}…` : text;
}
