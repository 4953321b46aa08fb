export { Editor, type EditorProps } from './Editor.tsx';
export type { TakenImage, TakeImage } from './image/take-image.ts';
