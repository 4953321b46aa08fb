export type { MatrixCell, MatrixLine, MatrixPosition } from './permission-matrix.types.ts';
export { PermissionMatrix, type PermissionMatrixProps } from './PermissionMatrix.tsx';
