import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useToast } from './toast-context.ts';
import { ToastProvider } from './toaster.tsx';

function Teller() {
  const toast = useToast();
  const action = () => <button type="button">Undo</button>;
  return (
    <>
      <button type="button" onClick={() => toast({ message: 'Saved' })}>
        Tell
      </button>
      <button type="button" onClick={() => toast({ message: 'Deleted', action })}>
        Delete
      </button>
    </>
  );
}

const tell = () => {
  render(
    <ToastProvider>
      <Teller />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('Tell'));
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('a notice', () => {
  beforeEach(() => vi.useFakeTimers());

  it('goes by itself after six seconds', () => {
    tell();
    pass(5_999);
    expect(screen.queryByText('Saved')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stays while someone points at it, and for its time afterwards', () => {
    tell();
    fireEvent.mouseEnter(screen.getByText('Saved').parentElement as HTMLElement);
    pass(60_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    fireEvent.mouseLeave(screen.getByText('Saved').parentElement as HTMLElement);
    pass(6_000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stays while the keyboard is in it', () => {
    tell();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    pass(60_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
  });

  it('is there once, however often it is reported', () => {
    tell();
    fireEvent.click(screen.getByText('Tell'));
    expect(screen.getAllByText('Saved')).toHaveLength(1);
  });

  it('with something to press stays beside others with the same words, and gives way to none', () => {
    tell();
    for (let times = 0; times < 4; times += 1) fireEvent.click(screen.getByText('Delete'));
    fireEvent.click(screen.getByText('Tell'));
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(4);
    expect(screen.getAllByText('Saved')).toHaveLength(1);
    pass(15_000);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
