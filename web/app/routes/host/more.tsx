export { MoreView as default } from '../../features/host/more/MoreView.tsx';
