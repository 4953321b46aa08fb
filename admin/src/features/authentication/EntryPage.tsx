import { Link } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import { EntryFrame } from './drawing/EntryFrame.tsx';
import { MoodDial } from './drawing/MoodDial.tsx';
import { useScreenTexts } from './drawing/useScreenTexts.ts';
import { ForgotForm } from './forms/ForgotForm.tsx';
import { LoginForm } from './forms/LoginForm.tsx';
import { RegisterForm } from './forms/RegisterForm.tsx';
import { ResetForm } from './forms/ResetForm.tsx';
import type { ScreenFormProps } from './forms/screen-form.types.ts';
import { TwoStepsForm } from './forms/TwoStepsForm.tsx';
import { VerifyEmail } from './forms/VerifyEmail.tsx';
import { type DrawnEntry, type DrawnScreen, entryPath, readEntryPath } from './model/authentication.paths.ts';
import { useEntry } from './useEntry.ts';

const forms: Record<DrawnScreen, ComponentType<ScreenFormProps>> = {
  login: LoginForm,
  register: RegisterForm,
  'forgot-password': ForgotForm,
  'reset-password': ResetForm,
  'verify-email': VerifyEmail,
  'two-steps': TwoStepsForm,
};

/** The screen that follows when one is done. */
const following: Partial<Record<DrawnScreen, DrawnScreen>> = { login: 'two-steps', register: 'verify-email' };

/** `/pages/login-basic` and the like (AUT-04, AUT-05): the URL names the screen, its drawing, the link's token and the server's mood. */
export function EntryPage() {
  const { pathname, search } = useLocation();
  const token = new URLSearchParams(search).get('token') ?? '';
  // Another link is another attempt.
  return <Drawn key={pathname + token} token={token} {...readEntryPath(pathname)} />;
}

function Drawn({ screen, drawing, token }: DrawnEntry & { token: string }) {
  const { t } = useLingui();
  const entry = useEntry(screen);
  const other = drawing === 'basic' ? 'cover' : 'basic';
  const texts = useScreenTexts()[screen];
  const [search] = useSearchQuery();
  const mood = search.get('mood');
  const hrefOf: ScreenFormProps['hrefOf'] = (to, params) => entryPath({ screen: to, drawing }, { mood, ...params });
  useNextScreen(entry.state === 'done', following[screen], hrefOf);
  const Form = forms[screen];

  return (
    <EntryFrame drawing={drawing} title={texts.title} description={texts.description}>
      <Form {...{ entry, token, hrefOf }} />
      <p style={{ marginBlockStart: '1.5rem', textAlign: 'center' }}>
        {texts.question}{' '}
        <Link variant="alone" href={hrefOf(texts.next)}>
          {texts.link}
        </Link>
      </p>
      <MoodDial mood={entry.mood} hint={texts.hint}>
        <Link variant="alone" href={entryPath({ screen, drawing: other }, { mood, token })}>
          {drawing === 'basic' ? t`Show beside the cover` : t`Show as a card`}
        </Link>
      </MoodDial>
    </EntryFrame>
  );
}

function useNextScreen(isDone: boolean, next: DrawnScreen | undefined, hrefOf: ScreenFormProps['hrefOf']) {
  const navigate = useNavigate();
  const href = isDone && next ? hrefOf(next) : null;
  useEffect(() => {
    if (href !== null) void navigate(href);
  }, [href, navigate]);
}
