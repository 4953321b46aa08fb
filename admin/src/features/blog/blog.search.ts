import { Newspaper } from 'lucide-react';
import type { SearchSource } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';
import { blogCalls } from './blog.api.ts';

/** Finds posts by title, excerpt and author. */
export const blogSearch: SearchSource = {
  icon: Newspaper,
  find: async (text, signal) => {
    const { blogs } = await blogCalls.find({ q: text.slice(0, 200), perPage: 4 }, signal);
    return blogs.map(({ id, title, userFullName }) => ({
      id: String(id),
      label: title,
      detail: userFullName,
      href: `${paths.blogPost}/${id}`,
    }));
  },
};
