/** By an app on the phone, or by text messages to it. */
export type TwoStepMethod = 'app' | 'sms';

/** The steps of the way, in their order; an app needs no phone number. */
export type TwoStepPlace = 'method' | 'phone' | 'proof' | 'recovery';

/**
 * Why a code was not accepted, or what stands in the way of sending it. With `proof expired`, the page asks for the password once more
 * before it sends anything.
 */
export type TwoStepMistake =
  | 'wrong code'
  | 'code expired'
  | 'too many codes'
  | 'not a number'
  | 'not sent'
  | 'proof expired'
  | 'unreachable';

export interface TwoStepDialogProps {
  /** Whether it is there. */
  isOpen: boolean;
  /** The step that is shown. */
  place: TwoStepPlace;
  /** The chosen way. */
  method: TwoStepMethod;
  /** The name of the product in the authenticator app. */
  issuer: string;
  /** The account in the authenticator app, such as the email address. */
  account: string;
  /** The secret in base 32, once the server has made one. */
  secret?: string | undefined;
  /** The number that the code went to, hidden but for its end. */
  phone?: string | undefined;
  /** The codes that sign in once each without the phone. */
  recoveryCodes?: readonly string[];
  /**
   * Whether a request is under way; nothing is sent meanwhile.
   * @default false
   */
  isBusy?: boolean;
  /** Why the last code or number was not accepted. */
  mistake?: TwoStepMistake | null;
  /**
   * Whether another text message was sent, while its code is asked for.
   * @default false
   */
  isResent?: boolean;
  onMethodChange: (change: { method: TwoStepMethod }) => void;
  /** Called when the way is chosen. */
  onContinue: () => void;
  /** Called with the number that is to get text messages, with the country's code. */
  onPhone: (entered: { phone: string }) => void;
  /** Called with a code of six digits, once for each code. */
  onCode: (entered: { code: string }) => void;
  /** Called to send another text message. */
  onResend?: () => void;
  /** Called to go back to the choice of the way. */
  onBack: () => void;
  /** Called when the person has kept the recovery codes. */
  onKept: () => void;
  /** Called when the dialog is to go; nothing is turned on by that. */
  onClose: () => void;
}
