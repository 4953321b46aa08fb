import { MailListSkeleton, type MailListSkeletonProps } from '../mail-list/MailListSkeleton.tsx';

export type TaskListSkeletonProps = MailListSkeletonProps;

/** Reserves the space of a list of tasks while it loads. */
export function TaskListSkeleton(props: TaskListSkeletonProps) {
  return <MailListSkeleton {...props} />;
}
