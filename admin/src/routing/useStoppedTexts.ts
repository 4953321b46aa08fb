import { useLingui } from '@lingui/react/macro';

/** The texts of a page that has stopped because of an error in its code. */
export function useStoppedTexts() {
  const { t } = useLingui();
  return {
    /** For the browser's tab. */
    name: t`Something went wrong`,
    title: t`This page hit turbulence`,
    text: t`The page stopped because of an error on our side. Reloading usually helps; saved data is safe.`,
  };
}
