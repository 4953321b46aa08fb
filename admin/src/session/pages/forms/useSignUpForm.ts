import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useEntryRules } from './useEntryRules.ts';

/** The form of a new account with its rules. */
export function useSignUpForm() {
  const { username, email, newPassword, agreement } = useEntryRules();
  return useForm({
    defaultValues: { username: '', email: '', password: '', hasAgreed: false },
    resolver: standardSchemaResolver(v.object({ username, email, password: newPassword, hasAgreed: agreement })),
  });
}

export type SignUpForm = ReturnType<typeof useSignUpForm>;
