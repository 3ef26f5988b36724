import IconButton from '@mui/material/IconButton';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../../ui/browser/useMediaQuery.ts';
import { useUnsavedInput } from '../../frame/UnsavedInput.tsx';
import { CloseIcon } from '../../../../ui/picture/CloseIcon.tsx';
import { SheetBody, SheetDrawer, SheetHead } from './sheetStyle.ts';

/**
 * A sheet over the calendar: at the bottom on a phone, at the side on a desktop. When it closes, the focus returns to
 * the grid.
 */
export function Sheet({
  open,
  title,
  line,
  isChanged = false,
  onClose,
  onClosed,
  children,
}: {
  open: boolean;
  title: string;
  /** Shown below the title. */
  line?: ReactNode;
  /** Whether closing would lose typed text. */
  isChanged?: boolean;
  onClose: () => void;
  onClosed: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('hostCalendar');
  const wide = useMediaQuery('(min-width: 700px)');
  const id = useId();
  const ask = useUnsavedInput(isChanged && open);
  const close = () => ask(onClose);
  return (
    <SheetDrawer
      anchor={wide ? 'right' : 'bottom'}
      open={open}
      onClose={close}
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
        <IconButton aria-label={t('close')} onClick={close}>
          <CloseIcon />
        </IconButton>
      </SheetHead>
      <SheetBody>{children}</SheetBody>
    </SheetDrawer>
  );
}
