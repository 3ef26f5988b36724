import styled from '@emotion/styled';
import type { IsoMonth } from 'functions/domain/isoDate';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/layout/layout.ts';
import { color, from } from '../../../ui/theme/tokens.ts';
import { Choices } from './Choices.tsx';

/** Every month in which a stay can begin, as buttons in one row that scrolls sideways. */
export function MonthList({
  months,
  shown,
  onShow,
}: {
  months: readonly IsoMonth[];
  shown: IsoMonth;
  onShow: (month: IsoMonth) => void;
}) {
  const { t } = useTranslation(['calendar', 'format']);
  const list = useRef<HTMLDivElement>(null);

  // Does not use `scrollIntoView`, because that would also scroll the page.
  useEffect(() => {
    const row = list.current;
    const button = row?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!row || !button) return;
    const { offsetLeft, offsetWidth } = button;
    if (offsetLeft < row.scrollLeft || offsetLeft + offsetWidth > row.scrollLeft + row.clientWidth) {
      row.scrollLeft = offsetLeft;
    }
  }, [shown]);

  return (
    <Row ref={list}>
      <Choices
        label={t('monthList')}
        chosen={shown}
        onChoose={onShow}
        choices={months.map((month, index) => {
          const [year, number] = [month.slice(0, 4), Number(month.slice(5)) as 1];
          return {
            value: month,
            text: (
              <>
                <VisuallyHidden>{t('monthTitle', { month: t(`months.${number}`), year })}</VisuallyHidden>
                <span aria-hidden="true">{t(`monthsShort.${number}`, { ns: 'format' })}</span>
                {(index === 0 || number === 1) && <Year aria-hidden="true">{year}</Year>}
              </>
            ),
          };
        })}
      />
    </Row>
  );
}

const Row = styled.div`
  position: relative;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  & > .MuiToggleButtonGroup-root {
    display: grid;
    grid: 44px / auto-flow;
    grid-auto-columns: calc((100% - 10px) / 6);
    gap: 2px;
    width: 100%;
  }
  &&& .MuiToggleButton-root {
    min-width: 0;
    padding: 0;
    margin: 0;
    flex-direction: column;
    gap: 1px;
    border: 0;
    border-radius: 12px;
    scroll-snap-align: start;
  }
  /* The list would cut off a focus ring outside the buttons. */
  & .MuiToggleButton-root:focus-visible {
    outline: 2px solid currentcolor;
    outline-offset: -4px;
  }
  ${from.desk} {
    & > .MuiToggleButtonGroup-root {
      grid-auto-columns: calc((100% - 22px) / 12);
    }
  }
`;

const Year = styled.small`
  font-size: 0.75rem;
  line-height: 1;
  color: ${color.textSecondary};
  .Mui-selected > & {
    color: inherit;
  }
`;
