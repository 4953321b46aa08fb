import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { Button } from '../../components/buttons/Button.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { type Destination, Postcard } from '../../widgets/postcard/Postcard.tsx';
import type { AlertEntrance, AlertKind, AlertPosition, AlertQuestion } from './alert.types.ts';
import { useAlertDialog } from './useAlertDialog.tsx';

interface Sample {
  label: string;
  question: AlertQuestion;
}

/** A button for each question. */
function Questions({ samples }: { samples: readonly Sample[] }) {
  const { ask, dialog } = useAlertDialog();
  return (
    <>
      <Inline>
        {samples.map(({ label, question }) => (
          <Button key={label} variant="outline" onClick={() => void ask(question)}>
            {label}
          </Button>
        ))}
      </Inline>
      {dialog}
    </>
  );
}

/** A short message, a longer one, a link to details, or any content. */
export function Contents() {
  const { t } = useLingui();
  const rich = (
    <Trans>
      The <strong>annual policy</strong> covers every journey of up to 60 days. Does this page <em>answer</em> your
      question?
    </Trans>
  );
  return (
    <Questions
      samples={[
        { label: t`Title`, question: { title: t`Boarding begins at 22:15` } },
        {
          label: t`Title and text`,
          question: { title: t`Gate changed`, text: t`Flight LA 8084 now leaves from gate 31.`, kind: 'question' },
        },
        {
          label: t`With a footer`,
          question: {
            title: t`The claim was not sent`,
            text: t`The hospital receipt is missing.`,
            kind: 'danger',
            footer: (
              <Link href="/pages/faq">
                <Trans>Which receipts are needed?</Trans>
              </Link>
            ),
          },
        },
        {
          label: t`Formatted text`,
          question: {
            title: t`Coverage abroad`,
            text: rich,
            kind: 'info',
            hasCross: true,
            confirm: { label: t`Helpful`, icon: ThumbsUp },
            cancel: { label: t`Not helpful`, icon: ThumbsDown },
          },
        },
      ]}
    />
  );
}

const kinds: [kind: AlertKind, label: MessageDescriptor, title: MessageDescriptor][] = [
  ['success', msg`Success`, msg`The policy was issued`],
  ['danger', msg`Error`, msg`The eSIM was not activated`],
  ['warning', msg`Warning`, msg`The data plan ends tomorrow`],
  ['info', msg`Info`, msg`Prices change on 1 December`],
  ['question', msg`Question`, msg`Who is travelling?`],
];

/** Each kind of message has its drawing, so that colour never stands alone. */
export function Kinds() {
  const { t } = useLingui();
  const samples = kinds.map(([kind, label, title]) => ({ label: t(label), question: { kind, title: t(title) } }));
  return <Questions samples={samples} />;
}

const corners: [place: AlertPosition, label: MessageDescriptor][] = [
  ['top-start', msg`Top start`],
  ['top-end', msg`Top end`],
  ['bottom-start', msg`Bottom start`],
  ['bottom-end', msg`Bottom end`],
];

/** In a corner, without buttons, and gone after a second and a half. The pointer holds it. */
export function Positions() {
  const { t } = useLingui();
  const title = t`Your work was saved`;
  const samples = corners.map(([position, label]) => ({
    label: t(label),
    question: { position, title, kind: 'success', confirm: null, closesAfterMs: 1500 } satisfies AlertQuestion,
  }));
  return <Questions samples={samples} />;
}

const entrances: [entrance: AlertEntrance, label: MessageDescriptor][] = [
  ['bounce', msg`Bounce in`],
  ['fade', msg`Fade in`],
  ['flip', msg`Flip in`],
  ['tada', msg`Tada`],
  ['shake', msg`Shake`],
];

/** Shows entrance animations. Reduced motion disables them. */
export function Animations() {
  const { t } = useLingui();
  const title = t`Ready for boarding`;
  const samples = entrances.map(([entrance, label]) => ({ label: t(label), question: { entrance, title } }));
  return <Questions samples={samples} />;
}

/** With an image, with a countdown that pauses on hover and focus, or closed by a click outside. */
export function Options() {
  const { t } = useLingui();
  return (
    <Questions
      samples={[
        {
          label: t`Picture`,
          question: {
            title: t`Lisbon is waiting`,
            text: t`Three new plans cover Portugal.`,
            image: <Postcard destination="lisbon" label={t`Lisbon, by the river`} />,
          },
        },
        {
          label: t`Closes by itself`,
          question: { title: t`The session was extended`, text: t`You can keep working.`, closesAfterMs: 2000 },
        },
        {
          label: t`Closes on a click outside`,
          question: { title: t`Press anywhere`, text: t`Outside the dialog works too.`, closesOutside: true },
        },
      ]}
    />
  );
}

/** Asks for an airport, looks it up, and shows the result or an error. */
export function LookingSomethingUp() {
  const { t } = useLingui();
  const { ask, dialog } = useAlertDialog();

  const lookUp = async () => {
    const { outcome, text } = await ask({
      title: t`Where are you flying to?`,
      input: {
        label: t`Airport code`,
        description: t`Three letters, such as LIS, HND or JFK`,
        check: async (typed) => ((await findAirport(typed.text)) ? undefined : t`No airport has this code.`),
      },
      confirm: t`Look up`,
      cancel: t`Cancel`,
    });
    const airport = outcome === 'confirmed' ? await findAirport(text) : undefined;
    if (!airport) return;
    const city = t(airport.city);
    await ask({ title: city, image: <Postcard destination={airport.image} label={city} /> });
  };

  return (
    <>
      <Button variant="outline" onClick={() => void lookUp()}>
        <Trans>Look up an airport</Trans>
      </Button>
      {dialog}
    </>
  );
}

/** The answer decides what comes next, and both answers can be confirmed. */
export function Answers() {
  const { t } = useLingui();
  const { ask, dialog } = useAlertDialog();
  const question: AlertQuestion = {
    kind: 'warning',
    title: t`Cancel policy EM-2041?`,
    text: t`The traveller is notified at once. This cannot be undone.`,
    confirm: { label: t`Cancel policy`, tone: 'danger' },
    cancel: t`Keep policy`,
  };
  const cancelled: AlertQuestion = { kind: 'success', title: t`The policy was cancelled` };
  const kept: AlertQuestion = { kind: 'info', title: t`The policy stays in force` };

  const leadOn = async () => {
    const { outcome } = await ask(question);
    if (outcome === 'confirmed') await ask(cancelled);
  };
  const tellBoth = async () => {
    const { outcome } = await ask(question);
    await ask(outcome === 'confirmed' ? cancelled : kept);
  };

  return (
    <>
      <Inline>
        <Button variant="outline" onClick={() => void leadOn()}>
          <Trans>Yes continues</Trans>
        </Button>
        <Button variant="outline" onClick={() => void tellBoth()}>
          <Trans>A message for each answer</Trans>
        </Button>
      </Inline>
      {dialog}
    </>
  );
}

interface Airport {
  city: MessageDescriptor;
  image: Destination;
}

const airports: Record<string, Airport> = {
  LIS: { city: msg`Lisbon`, image: 'lisbon' },
  HND: { city: msg`Tokyo`, image: 'tokyo' },
  JFK: { city: msg`New York`, image: 'newYork' },
};

/** Stands in for a call over the network. */
async function findAirport(code: string): Promise<Airport | undefined> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return airports[code.trim().toUpperCase()];
}
