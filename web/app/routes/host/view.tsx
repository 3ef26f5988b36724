/** The error boundary of each view, inside the desk's frame, so that the other views stay reachable if one fails. */
export { ViewFailure as ErrorBoundary } from '../../features/host/frame/ViewFailure.tsx';
