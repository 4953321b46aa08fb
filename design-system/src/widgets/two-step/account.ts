export { brandNames, type CardBrand, cardBrandOf } from '../card-form/card-brand.ts';
export { CardBrandMark, type CardBrandMarkProps } from '../card-form/CardBrandMark.tsx';
export { type CardField, CardFields, type CardFieldsProps } from '../card-form/CardFields.tsx';
export { CardForm, type CardFormProps, type TypedCard } from '../card-form/CardForm.tsx';
export { type ConnectionItem, ConnectionList, type ConnectionListProps } from '../connection-list/ConnectionList.tsx';
export { type DeviceSession, SessionList, type SessionListProps } from '../session-list/SessionList.tsx';
export {
  type MatrixLine,
  type MatrixValue,
  NotificationMatrix,
  type NotificationMatrixProps,
} from '../notification-matrix/NotificationMatrix.tsx';
export { QrCode, type QrCodeProps } from './QrCode.tsx';
export { TwoStepDialog } from './TwoStepDialog.tsx';
export type { TwoStepDialogProps, TwoStepMethod, TwoStepMistake, TwoStepPlace } from './two-step.types.ts';
