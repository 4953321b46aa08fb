import { msg } from '@lingui/core/macro';
import { SquarePen } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';

export default defineFeature({
  title: msg`Blog`,
  menu: { in: 'pages', order: 80 },
  texts: 'blog',
  mocks: ['blog'],
  pages: [
    { path: paths.blog, label: msg`List`, load: async () => (await import('./list/BlogListPage.tsx')).BlogListPage },
    {
      path: `${paths.blogPost}/:id?`,
      label: msg`Detail`,
      load: async () => (await import('./post/BlogPostPage.tsx')).BlogPostPage,
    },
    {
      path: `${paths.blogEdit}/:id?`,
      label: msg`Edit`,
      load: async () => (await import('./edit/BlogEditPage.tsx')).BlogEditPage,
    },
  ],
  search: {
    source: async () => (await import('./blog.search.ts')).blogSearch,
    commands: [{ label: msg`New post`, icon: SquarePen, href: paths.blogEdit }],
  },
});
