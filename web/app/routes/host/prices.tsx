import { PricesView } from '../../features/host/prices/PricesView.tsx';
import { hostMeta } from './hostMeta.ts';

export const meta = hostMeta('prices');

export default PricesView;
