import styled from '@emotion/styled';
import { useId, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { reveal } from '../../../ui/theme/motion.ts';
import { color, easeOut, faded, from, radius, shadow } from '../../../ui/theme/tokens.ts';
import { TextButton } from '../calendar/CalendarFailure.tsx';

/**
 * The dialog with the calendar that the date fields open. On a desktop it is below the dates, on a phone it is a bottom
 * sheet.
 */
export function CalendarSheet({
  ref,
  layout,
  onUse,
  onClear,
  onClose,
  children,
}: {
  ref: RefObject<HTMLElement | null>;
  layout: 'bar' | 'panel';
  /** Called at each press and key, before its target handles it. */
  onUse: () => void;
  onClear: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('stay');
  const title = useId();
  return (
    <Sheet
      ref={ref}
      role="dialog"
      data-calendar
      aria-labelledby={title}
      data-layout={layout}
      onPointerDownCapture={onUse}
      onKeyDownCapture={onUse}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Closes only the calendar, not a dialog around the fields.
        event.stopPropagation();
        onClose();
      }}
    >
      <SheetTitle id={title}>{t('chooseDates')}</SheetTitle>
      {children}
      <SheetFoot>
        <TextButton type="button" onClick={onClear}>
          {t('clearDates')}
        </TextButton>
        <TextButton type="button" onClick={onClose}>
          {t('close')}
        </TextButton>
      </SheetFoot>
    </Sheet>
  );
}

const Sheet = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: 1200;
  /*
   * As high as the screen below the field that opened it. If that field shows a message, leaves three more lines for
   * it.
   */
  @media (max-width: 999px) {
    display: flex;
    flex-direction: column;
    & > * {
      flex: none;
    }
    height: calc(100dvh - 112px);
    [data-wrong] ~ & {
      height: calc(100dvh - 176px);
    }
  }
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 16px 16px 0;
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${color.surface};
  box-shadow: 0 -24px 60px -20px ${faded(color.headerBackground, 45)};
  scroll-margin: 20px;
  /* The hint and the actions at the end stay in sight. A focused element is scrolled to above them. */
  @media (min-height: 600px) {
    scroll-padding-bottom: 128px;
  }
  animation: ${reveal} 250ms ${easeOut} both;
  --calendar-height: 600px;
  ${from.desk} {
    position: absolute;
    inset: calc(100% + 12px) auto auto 0;
    width: 780px;
    max-width: calc(100vw - 48px);
    /* The field above it stays in view too. */
    max-height: max(260px, calc(100dvh - 144px));
    padding: 20px 28px 0;
    border-radius: ${radius.large};
    box-shadow: ${shadow};
    &[data-layout='panel'] {
      /*
       * Right below the dates. The panel is sticky, so the guest could not scroll to anything below the viewport.
       */
      inset: 96px 0 auto auto;
      max-height: max(260px, calc(100dvh - 248px));
    }
  }
`;

/** Visually hidden on a phone, to leave room for one more week of the calendar. */
const SheetTitle = styled.h2`
  margin-bottom: 8px;
  font-size: 1.375rem;
  @media (max-width: 999px) {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const SheetFoot = styled.div`
  display: flex;
  margin-top: auto;
  justify-content: space-between;
  gap: 16px;
  padding-bottom: max(4px, env(safe-area-inset-bottom));
  background: ${color.surface};
  @media (min-height: 600px) {
    position: sticky;
    bottom: 0;
    z-index: 1;
  }
`;
