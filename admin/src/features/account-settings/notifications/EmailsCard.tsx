import { Heading, Stack, Switch } from '@embarque/design-system';
import type { NotificationSettings } from '@embarque/mocks/account-setting/contract';
import { useLingui } from '@lingui/react/macro';
import { SectionCard } from '../parts/SectionCard.tsx';
import { useSection } from '../useAccount.ts';

/** ACC6-05: what arrives by email. */
export function EmailsCard() {
  const { t } = useLingui();
  const groups: [string, [keyof NotificationSettings, string][]][] = [
    [
      t({ message: 'Activity', context: 'emails' }),
      [
        ['commentOnArticle', t`Email me when someone comments on my article`],
        ['answerOnForm', t`Email me when someone answers on my form`],
        ['followMe', t`Email me when someone follows me`],
      ],
    ],
    [
      t({ message: 'Application', context: 'emails' }),
      [
        ['newAnnouncements', t`News and announcements`],
        ['productUpdates', t`Weekly product updates`],
        ['blogDigest', t`Weekly blog digest`],
      ],
    ],
  ];
  const { values, change } = useSection('notification');
  return (
    <SectionCard section="notification" title={t`Emails from us`} discardLabel={t`Cancel`}>
      {groups.map(([title, lines]) => (
        <Stack key={title} gap="s" role="group" aria-label={title}>
          <Heading level={3}>{title}</Heading>
          {lines.map(([name, label]) => (
            <Switch key={name} checked={values[name]} onChange={({ target }) => change({ [name]: target.checked })}>
              {label}
            </Switch>
          ))}
        </Stack>
      ))}
    </SectionCard>
  );
}
