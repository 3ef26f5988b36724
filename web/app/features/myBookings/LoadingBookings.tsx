import { useTranslation } from 'react-i18next';
import { LoadingBlocks } from '../../ui/loading/LoadingBlocks.tsx';

/** In pixels. */
const heights = {
  list: [48, 28, 165, 165, 165],
  booking: [58, 24, 190, 380],
};

/** Shown while a guest's bookings, or one of them, load. */
export function LoadingBookings({ page }: { page: keyof typeof heights }) {
  const { t } = useTranslation('myBookings');
  return <LoadingBlocks label={t('loading')} heights={heights[page]} />;
}
