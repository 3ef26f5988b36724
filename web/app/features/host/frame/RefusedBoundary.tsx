import { Component, type ReactNode } from 'react';

/**
 * Shows something else once the rules refuse what a view reads: whoever is removed as an owner may lose a view's data before
 * the page knows why. Other errors go on to the route.
 */
export class RefusedBoundary extends Component<{ refused: ReactNode; children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if ((error as { code?: unknown } | null)?.code !== 'permission-denied') throw error;
    return this.props.refused;
  }
}
