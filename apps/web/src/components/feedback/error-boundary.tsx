import { Component, type ReactNode } from 'react';
import { m } from '#messages';
import { ErrorState } from './error-state.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** When it changes, the children get another chance: the path, for one. */
  resetKey?: string | undefined;
  onError?: ((error: unknown) => void) | undefined;
  /** What to show of an error that is shown in its own way; undefined for any other. */
  fallback?: ((error: unknown, retry: () => void) => ReactNode) | undefined;
}

interface ErrorBoundaryState {
  failed: boolean;
  error?: unknown;
  resetKey: string | undefined;
}

/** Keeps a crash in one part of the screen from taking the rest with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    if (props.resetKey === state.resetKey) return null;
    return { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const retry = () => this.setState({ failed: false });
    return (
      this.props.fallback?.(this.state.error, retry) ?? (
        <ErrorState heading={m.ui_error_heading()} message={m.ui_error_message()} onRetry={retry} />
      )
    );
  }
}
