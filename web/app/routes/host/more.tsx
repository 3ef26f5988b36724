import { MoreView } from '../../features/host/more/MoreView.tsx';
import { hostMeta } from './hostMeta.ts';

export const meta = hostMeta('more');

export default MoreView;
