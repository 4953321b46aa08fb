import { useLingui } from '@lingui/react/macro';
import { useUser } from '../../../session/SessionProvider.tsx';
import { useDayPart } from './useDayPart.ts';

/** Greets who is signed in by the first name, as the hour asks. */
export function Greeting() {
  const { t } = useLingui();
  const name = useUser()?.fullName.trim().split(/\s+/)[0];
  const part = useDayPart();
  if (!name) return { morning: t`Good morning`, afternoon: t`Good afternoon`, evening: t`Good evening` }[part];
  return {
    morning: t`Good morning, ${name}`,
    afternoon: t`Good afternoon, ${name}`,
    evening: t`Good evening, ${name}`,
  }[part];
}
