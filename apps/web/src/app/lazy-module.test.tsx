import { act, render, screen } from '@testing-library/react';
import { Suspense, startTransition, useMemo, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../components/feedback/error-boundary.tsx';
import { takeConsoleErrors } from '../testing/console-errors.ts';
import { type LazyModule, lazyModule, MissingCodeError } from './lazy-module.ts';

const Shown = ({ word }: { word: LazyModule<string> }) => <p>{word.use()}</p>;

describe('lazyModule', () => {
  it('renders at once, and on the server, when it was loaded before', async () => {
    const word = lazyModule(async () => 'here');
    await word.load();
    expect(renderToString(<Shown word={word} />)).toBe('<p>here</p>');
  });

  it('suspends until it is loaded', async () => {
    const word = lazyModule(async () => 'here');
    await act(async () => {
      render(
        <Suspense fallback="waiting">
          <Shown word={word} />
        </Suspense>,
      );
      expect(document.body.textContent).toBe('');
    });
    expect(screen.getByText('here')).toBeTruthy();
  });

  it('loads once, and again after a failure', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue('here');
    const word = lazyModule(load);
    const error = await word.load().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MissingCodeError);
    expect((error as MissingCodeError).cause).toEqual(new Error('offline'));
    await Promise.all([word.load(), word.load()]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('asks once for what a render cannot get, until it is asked to try again', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone'));
    const word = lazyModule(load.mockResolvedValue('here'));
    let failure: unknown;
    const fallback = (error: unknown, retry: () => void) => {
      failure = error;
      return (
        <button type="button" onClick={retry}>
          Retry
        </button>
      );
    };
    await act(async () => {
      render(
        <ErrorBoundary fallback={fallback}>
          <Suspense fallback="waiting">
            <Shown word={word} />
          </Suspense>
        </ErrorBoundary>,
      );
    });
    await act(async () => screen.getByRole('button').click());
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => {
      await (failure as MissingCodeError).again();
      screen.getByRole('button').click();
    });
    expect(screen.getByText('here')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
    expect(takeConsoleErrors().every((line) => line.includes(failure))).toBe(true);
  });

  it('keeps the hooks after it in order when it arrives during a transition', async () => {
    const word = lazyModule(async () => 'here');
    const errors: unknown[] = [];
    const Later = () => {
      const loaded = word.use();
      return <p>{useMemo(() => loaded.toUpperCase(), [loaded])}</p>;
    };
    const Page = () => {
      const [there, setThere] = useState(false);
      const go = () => startTransition(() => setThere(true));
      return there ? (
        <Later />
      ) : (
        <button type="button" onClick={go}>
          Go
        </button>
      );
    };
    render(<Page />, { onRecoverableError: (error) => errors.push(error) });
    await act(async () => screen.getByRole('button').click());
    expect(screen.getByText('HERE')).toBeTruthy();
    expect(errors).toEqual([]);
  });
});
