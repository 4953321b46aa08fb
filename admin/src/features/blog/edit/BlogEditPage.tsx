import { useLocation, useMatch } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { PostMissing } from './PostMissing.tsx';
import { editorIn } from './editor-state.ts';
import { PostEditor } from './PostEditor.tsx';

/** `/pages/blog/edit/:id?`: without an id, a new post. */
export function BlogEditPage() {
  const { key, state } = useLocation();
  const id = useMatch(`${paths.blogEdit}/:id`)?.params.id;
  if (id !== undefined && !/^[1-9]\d{0,8}$/.test(id)) return <PostMissing />;
  const own = editorIn(state) ?? id ?? key;
  return <PostEditor key={own} editor={own} id={id === undefined ? null : Number(id)} />;
}
