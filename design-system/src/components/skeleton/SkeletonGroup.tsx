import type { ComponentPropsWithRef } from 'react';
import { Group } from './Skeleton.styles.ts';

export type SkeletonGroupProps = ComponentPropsWithRef<'div'>;

/**
 * Skeletons that breathe as one. Each that breathes on its own is looked at by the browser with every frame, while the processor
 * is busy with what is to come: a page with dozens of them groups what stands together.
 */
export function SkeletonGroup(props: SkeletonGroupProps) {
  return <Group {...props} />;
}
