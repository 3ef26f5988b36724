import IconButton from '@mui/material/IconButton';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../ui/browser/useMediaQuery.ts';
import { CloseIcon } from '../../../ui/picture/CloseIcon.tsx';
import { SheetBody, SheetDrawer, SheetHead } from './sheetStyle.ts';

/** What opens over the calendar: from the bottom on a phone, at the side on a desk. The calendar's focus returns to the grid. */
export function Sheet({
  open,
  title,
  line,
  onClose,
  onClosed,
  children,
}: {
  open: boolean;
  title: string;
  /** Below the title. */
  line?: ReactNode;
  onClose: () => void;
  onClosed: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('hostCalendar');
  const wide = useMediaQuery('(min-width: 700px)');
  const id = useId();
  return (
    <SheetDrawer
      anchor={wide ? 'right' : 'bottom'}
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id },
        transition: { onExited: onClosed },
      }}
    >
      <SheetHead>
        <div>
          <h2 id={id}>{title}</h2>
          {line && <p>{line}</p>}
        </div>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </SheetHead>
      <SheetBody>{children}</SheetBody>
    </SheetDrawer>
  );
}
