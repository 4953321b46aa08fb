export { PaymentPanel } from './PaymentPanel.tsx';
export { SendPanel } from './SendPanel.tsx';
