import { Grid, TextField } from '@embarque/design-system';
import type { SocialLinks } from '@embarque/mocks/account-setting/contract';
import { useLingui } from '@lingui/react/macro';
import { SectionCard } from '../parts/SectionCard.tsx';
import { useFields } from '../parts/useFields.ts';

const names: Record<keyof SocialLinks, string> = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  google: 'Google',
  linkedIn: 'LinkedIn',
  instagram: 'Instagram',
  quora: 'Quora',
};

/** ACC6-04: the person's pages elsewhere. */
export function LinksCard() {
  const { t } = useLingui();
  const { text } = useFields('socialLinks');
  return (
    <SectionCard section="socialLinks" title={t`Social links`} discardLabel={t`Cancel`}>
      <Grid gap="l" minCell="15rem">
        {(Object.keys(names) as (keyof SocialLinks)[]).map((id) => (
          <TextField
            key={id}
            {...text(id, { malformed: t`Enter a web address, such as https://example.com.` })}
            type="url"
            label={names[id]}
            placeholder="https://"
          />
        ))}
      </Grid>
    </SectionCard>
  );
}
