export { type Crop, squareOf, wholeSquare } from './crop.ts';
export { FocalPoint, type FocalPointProps, type ImagePlace } from './FocalPoint.tsx';
export { ImageCrop, type ImageCropProps } from './ImageCrop.tsx';
