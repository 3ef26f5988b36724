export { CleaningView as default } from '../../features/host/cleaning/CleaningView.tsx';
