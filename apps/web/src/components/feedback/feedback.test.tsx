import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { useToast } from './toast-context.ts';
import { ToastProvider } from './toaster.tsx';

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

describe('many toasts', () => {
  function Teller() {
    const toast = useToast();
    const [message, setMessage] = useState('');
    return (
      <>
        <input
          aria-label="Message"
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <button type="button" onClick={() => toast({ message })}>
          Tell
        </button>
      </>
    );
  }

  async function tell(...messages: string[]) {
    render(
      <ToastProvider>
        <Teller />
      </ToastProvider>,
    );
    for (const message of messages) {
      await userEvent.clear(screen.getByLabelText('Message'));
      await userEvent.type(screen.getByLabelText('Message'), message);
      await userEvent.click(screen.getByRole('button', { name: 'Tell' }));
    }
    const region = within(screen.getByRole('region', { name: 'Notifications' }));
    return region.getAllByRole('paragraph').map(({ textContent }) => textContent);
  }

  it('say the same thing once, last', async () => {
    expect(await tell('Added', 'Saved', 'Added')).toEqual(['Saved', 'Added']);
  });

  it('make room: the three newest are shown', async () => {
    expect(await tell('One', 'Two', 'Three', 'Four')).toEqual(['Two', 'Three', 'Four']);
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
