import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { Arrow, PageButton, type StepProps } from './PageButton.tsx';
import { pageSteps } from './pagination.pages.ts';
import { Gap, Position } from './Pagination.styles.ts';

export type ArrowVariant = 'icon' | 'iconAndText' | 'none';

interface PageStepsProps extends StepProps {
  pageCount: number;
  arrows: ArrowVariant;
}

/** The steps of a pager: pages by number where there is room, first and last by arrow on phones. */
export function PageSteps({ pageCount, arrows, ...step }: PageStepsProps) {
  const { t } = useLingui();
  const formatCount = useNumberFormat(undefined);
  const { current } = step;
  const hasText = arrows === 'iconAndText';
  const shownOn = arrows === 'none' ? 'phone' : undefined;
  const [shownPage, shownCount] = [current, pageCount].map(formatCount);

  return (
    <>
      <li data-on="phone">
        <Arrow icon={ChevronsLeft} label={t`First page`} to={1} {...step} />
      </li>
      <li data-on={shownOn}>
        <Arrow
          icon={ChevronLeft}
          label={t`Previous page`}
          text={hasText ? t`Previous` : undefined}
          to={Math.max(1, current - 1)}
          {...step}
        />
      </li>
      {pageSteps(current, pageCount).map((page, index) => (
        <li key={page === 'gap' ? `gap ${index}` : page} data-on="wide">
          {page === 'gap' ? <Gap aria-hidden>…</Gap> : <PageButton page={page} {...step} />}
        </li>
      ))}
      <li data-on="phone">
        <Position dir="auto">
          <Trans>
            {shownPage} of {shownCount}
          </Trans>
        </Position>
      </li>
      <li data-on={shownOn}>
        <Arrow
          icon={ChevronRight}
          label={t`Next page`}
          text={hasText ? t`Next` : undefined}
          textSide="start"
          to={Math.min(pageCount, current + 1)}
          {...step}
        />
      </li>
      <li data-on="phone">
        <Arrow icon={ChevronsRight} label={t`Last page`} to={pageCount} {...step} />
      </li>
    </>
  );
}
