export { TodayView as default } from '../../features/host/today/TodayView.tsx';
