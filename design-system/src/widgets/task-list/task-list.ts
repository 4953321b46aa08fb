export { QuickAdd, type QuickAddPart, type QuickAddProps } from './side/QuickAdd.tsx';
export { TaskBar, type TaskBarProps } from './side/TaskBar.tsx';
export { TaskBox, type TaskBoxProps } from './side/TaskBox.tsx';
export { TaskList } from './TaskList.tsx';
export type { TaskListHandle, TaskListProps, TaskMove, TaskRowContent, TaskTag } from './task-list.types.ts';
export { TaskListSkeleton, type TaskListSkeletonProps } from './TaskListSkeleton.tsx';
export { MailSearch as TaskSearch, type MailSearchProps as TaskSearchProps } from '../mail-box/MailSearch.tsx';
export { TaskSide, type TaskSideEntry, type TaskSideProps } from './side/TaskSide.tsx';
