import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in the place of children that have thrown. */
  fallback: ReactNode;
  children: ReactNode;
}

/** https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
