import { TodayView } from '../../features/host/today/TodayView.tsx';
import { hostMeta } from './hostMeta.ts';

export const meta = hostMeta('today');

export default TodayView;
