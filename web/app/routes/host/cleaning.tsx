import { CleaningView } from '../../features/host/cleaning/CleaningView.tsx';
import { hostMeta } from './hostMeta.ts';

export const meta = hostMeta('cleaning');

export default CleaningView;
