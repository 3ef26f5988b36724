import Chip from '@mui/material/Chip';
import type { BookingStatus } from 'functions/domain/bookingState';
import { useTranslation } from 'react-i18next';

const colors = { pending: 'info', confirmed: 'success', cancelled: 'error' } as const;

export function StatusChip({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('myBookings');
  return <Chip variant="outlined" size="small" color={colors[status]} label={t(`status.${status}`)} />;
}
