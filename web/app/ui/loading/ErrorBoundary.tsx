import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Replaces children that have thrown; `retry` renders them again. */
  fallback: ReactNode | ((retry: () => void) => ReactNode);
  children: ReactNode;
}

/**
 * Renders `fallback` if its children throw:
 * https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  readonly #retry = () => this.setState({ failed: false });
  override render() {
    const { fallback, children } = this.props;
    if (!this.state.failed) return children;
    return typeof fallback === 'function' ? fallback(this.#retry) : fallback;
  }
}
