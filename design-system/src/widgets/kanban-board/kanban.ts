export { KanbanBoard, type KanbanBoardProps } from './KanbanBoard.tsx';
export type { KanbanColumn, KanbanItem, KanbanMove, KanbanPosition } from './kanban.types.ts';
export { KanbanSkeleton, type KanbanSkeletonProps } from './KanbanSkeleton.tsx';
export { moveCard } from './moves/kanban.moves.ts';
export { TaskCard, type TaskCardProps, type TaskLabel } from './card/TaskCard.tsx';
