import type { UseFormReturn } from 'react-hook-form';
import type { Registration } from './registration.ts';

export interface StepProps {
  form: UseFormReturn<Registration>;
}
