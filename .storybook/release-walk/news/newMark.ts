import { createElement, Fragment, type ReactNode } from 'react';
import { NEW_TAG } from './news.ts';

const style = {
  marginInlineStart: 6,
  paddingInline: 6,
  borderRadius: 8,
  background: '#fff3d6',
  color: '#8f5a00',
  fontSize: 11,
  fontWeight: 600,
};

/** The name of a story in the sidebar, marked if it is new. */
export function withNewMark(label: string, tags: readonly string[] = []): ReactNode {
  if (!tags.includes(NEW_TAG)) return label;
  const mark = createElement('span', { style, title: 'Its own code changed since the last release' }, 'New');
  return createElement(Fragment, null, label, mark);
}
