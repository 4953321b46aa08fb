import type { BlogPostFields } from '@embarque/mocks/blog/contract';
import * as v from 'valibot';
import { pictureSchema } from '../../../../http/response/picture.schema.ts';
import { createPersisted, type Persisted } from '../../../../storage/persisted.ts';
import type { SafeStorage } from '../../../../storage/storage.ts';
import { CATEGORIES, focusSchema } from '../../blog.api.ts';

/** A draft as this browser stores it. */
export interface DraftCopy {
  draft: BlogPostFields;
  /** The post that it began with. */
  base: BlogPostFields;
  /** The version of that post; `null` when the server had none. */
  version: number | null;
  /** The key under which a new post is sent. */
  key: string;
  /** When it was stored, in ISO 8601. */
  at: string;
}

export const postFields = {
  blogTitle: v.string(),
  blogCategories: v.array(v.picklist(CATEGORIES)),
  slug: v.string(),
  followsTitle: v.boolean(),
  status: v.picklist(['Published', 'Pending', 'Draft']),
  publishAt: v.nullable(v.string()),
  excerpt: v.string(),
  featuredImage: pictureSchema,
  featuredImageName: v.string(),
  featuredImageAlt: v.string(),
  featuredImageFocus: focusSchema,
} satisfies v.ObjectEntries;

const fieldsSchema: v.GenericSchema<unknown, BlogPostFields> = v.object(postFields);

const copySchema: v.GenericSchema<unknown, DraftCopy | null> = v.object({
  draft: fieldsSchema,
  base: fieldsSchema,
  version: v.nullable(v.number()),
  key: v.string(),
  at: v.string(),
});

/** The copy of a draft, `null` for the new post, in a person's storage. */
export function draftCopy(id: number | null, area: SafeStorage): Persisted<DraftCopy | null> {
  return createPersisted<DraftCopy | null>(`embarque.blog.post.${id ?? 'new'}`, copySchema, null).in(area);
}
