import { describe, expect, it } from 'vitest';
import { type AppMenuSection, trailTo } from './menu.items.ts';

const sections: AppMenuSection[] = [
  { id: 'start', items: [{ id: 'home', label: 'Home', href: '/' }] },
  {
    id: 'apps',
    items: [
      { id: 'sales', label: 'Sales', href: '/sales' },
      { id: 'report', label: 'Sales report', href: '/sales/report' },
      {
        id: 'pages',
        label: 'Pages',
        children: [{ id: 'blog', label: 'Blog', children: [{ id: 'list', label: 'List', href: '/pages/blog' }] }],
      },
      { id: 'soon', label: 'Coming soon' },
    ],
  },
];

describe('the trail to an address', () => {
  it.each([
    ['/sales', ['sales']],
    ['/sales?status=active#first', ['sales']],
    ['/sales/EM-2041', ['sales']],
    ['/sales/report', ['report']],
    ['/sales/report/2026', ['report']],
    ['/pages/blog/42', ['pages', 'blog', 'list']],
    ['/', ['home']],
  ])('from %s leads to %j', (href, trail) => {
    expect(trailTo(sections, href)).toEqual(trail);
  });

  it.each(['/salesman', '/elsewhere', '', 'https://example.com/sales'])('is empty for %j', (href) => {
    expect(trailTo(sections, href)).toEqual([]);
  });
});
