import { HelpView } from '../../features/host/help/HelpView.tsx';
import { hostMeta } from './hostMeta.ts';

export const meta = hostMeta('help');

export default HelpView;
