import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { waitFor } from 'xstate';
import { withParams } from '../../../query/search-params.ts';
import { useSearchQuery } from '../../../query/useSearchQuery.ts';
import { tabStorage } from '../../../storage/storage.ts';
import { useEntry } from '../useEntry.ts';
import {
  accountOf,
  FIELDS,
  readDraft,
  reachableStep,
  type Registration,
  type StepId,
  writeDraft,
} from './registration.ts';
import { useRegistrationRules } from './useRegistrationRules.ts';

/** The state of an entry in the history to which a later step led back. */
const SENT_BACK = 'sent back';
const DRAFT = 'embarque.registrationDraft';

/** The form of the three steps: the step is in the URL, and all that is no secret outlives a reload of the tab. */
export function useRegistration() {
  const entry = useEntry('register-multi-steps');
  const { schema, isComplete } = useRegistrationRules();
  const form = useForm<Registration>({
    defaultValues: readDraft(tabStorage.read(DRAFT)),
    resolver: standardSchemaResolver(schema),
  });
  const [search, changeSearch] = useSearchQuery();
  const { state } = useLocation();
  const wanted = search.get('step');
  const step = reachableStep(wanted, (each) => isComplete(each, form.getValues()));
  const isDone = entry.state === 'done';

  const show = (to: StepId, options?: { replace: true; state: string }) =>
    changeSearch((current) => withParams(current, { step: to === 'account' ? undefined : to }), options);
  const sendBack = useEffectEvent(() => show(step, { replace: true, state: SENT_BACK }));
  const isElsewhere = !isDone && step !== (wanted ?? 'account');
  useEffect(() => {
    if (isElsewhere) sendBack();
  }, [isElsewhere]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => void tabStorage.write([[DRAFT, writeDraft(values)]]),
      }),
    [form],
  );

  const send = async () => {
    entry.attempt({ kind: 'accounts', body: accountOf(form.getValues()) });
    const { value, context } = await waitFor(entry.actor, (snapshot) => snapshot.value.form !== 'sending');
    if (value.form === 'done') tabStorage.remove([DRAFT]);
    if (value.form === 'refused' && context.refusal?.reason === 'taken') return 'taken' as const;
    return value.form === 'done' ? ('done' as const) : ('failed' as const);
  };
  return {
    entry,
    form,
    step,
    show,
    /** Whether a later step was asked for than can be shown. */
    isSentBack: state === SENT_BACK,
    validate: (each: StepId) => form.trigger([...FIELDS[each]]),
    send,
    /** Without its secrets, as after a reload. */
    isRestored: form.formState.defaultValues?.username !== '',
  };
}

export type RegistrationSteps = ReturnType<typeof useRegistration>;
