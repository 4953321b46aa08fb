export { Editor, type EditorProps } from './Editor.tsx';
export type { TakeImage, TakenImage } from './image/take-image.ts';
export { withoutDirections } from './document/document.ts';
