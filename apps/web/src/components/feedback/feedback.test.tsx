import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { useToast } from './toast-context.ts';
import { ToastProvider } from './toaster.tsx';

afterEach(() => {
  vi.useRealTimers();
});

function Saver() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast({ message: 'Saved' })}>
      Save
    </button>
  );
}

describe('a toast', () => {
  it('appears in a live region and can be dismissed', async () => {
    render(
      <ToastProvider>
        <Saver />
      </ToastProvider>,
    );
    const region = screen.getByRole('region', { name: 'Notifications' });
    expect(region.getAttribute('aria-live')).toBe('polite');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(within(region).getByText('Saved')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('leaves by itself', () => {
    vi.useFakeTimers();
    render(
      <ToastProvider>
        <Saver />
      </ToastProvider>,
    );
    act(() => screen.getByRole('button', { name: 'Save' }).click());
    act(() => vi.advanceTimersByTime(5999));
    expect(screen.queryByText('Saved')).not.toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText('Saved')).toBeNull();
  });
});

describe('an error boundary', () => {
  it('shows a way on in place of what crashed, and tries again', async () => {
    // React reports every caught crash on the console too.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let broken = true;
    const Fragile = () => {
      if (broken) throw new Error('boom');
      return <p>Well again</p>;
    };
    const onError = vi.fn();
    render(
      <ErrorBoundary onError={onError}>
        <Fragile />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    expect(onError).toHaveBeenCalledOnce();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText('Well again')).toBeTruthy();
  });
});
