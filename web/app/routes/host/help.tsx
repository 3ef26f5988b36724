export { HelpView as default } from '../../features/host/help/HelpView.tsx';
