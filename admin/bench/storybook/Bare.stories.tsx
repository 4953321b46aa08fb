import type { ComponentProps } from 'react';

function Bare(props: ComponentProps<'button'>) {
  return <button type="button" {...props} />;
}

export default { title: 'Bare', component: Bare, args: { children: 'Save' } };

export const Playground = {};
