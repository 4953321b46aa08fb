import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { Fold } from './PermissionMatrix.styles.ts';

interface FoldButtonProps {
  /** The name of the row. */
  label: string;
  isOpen: boolean;
  onPress: () => void;
}

/** Opens and folds the rights of a row, where rows are cards. */
export function FoldButton({ label, isOpen, onPress }: FoldButtonProps) {
  const { t } = useLingui();
  return (
    <Fold type="button" aria-expanded={isOpen} aria-label={t`Rights in ${label}`} onClick={onPress}>
      <Icon icon={ChevronDown} />
    </Fold>
  );
}
