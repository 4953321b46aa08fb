import { IconButton, useOnDemand } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { Languages } from 'lucide-react';

const loadMenu = () => import('../../preferences/PreferencesMenu.tsx');

/** Language and skin before sign-in. The menu loads when it is asked for: most people never open it. */
export function EntryTools() {
  const { t } = useLingui();
  const { code, ask } = useOnDemand(loadMenu);
  const button = { icon: Languages, label: t`Language and skin` };
  if (code) return <code.PreferencesMenu {...button} />;
  return <IconButton {...button} onClick={() => void ask()} />;
}
