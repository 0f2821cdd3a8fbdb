import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { ServerRenderContext } from '../lib/use-hydrated.ts';
import { UntilHydrated } from './until-hydrated.tsx';

/** A screen with a search and a filter, which shows what it was given. */
function Screen() {
  const [query, setQuery] = useState('');
  const [role, setRole] = useState('');
  return (
    <main>
      <input aria-label="Search" value={query} onChange={(event) => setQuery(event.target.value)} />
      <label>
        Role
        <select value={role} onChange={(event) => setRole(event.target.value)}>
          <option value="">All</option>
          <option value="admin">Administrator</option>
        </select>
      </label>
      <p>{`${query} ${role}`}</p>
    </main>
  );
}

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;

function showSkeleton() {
  document.body.innerHTML = renderToString(
    <ServerRenderContext value>
      <UntilHydrated>
        <Screen />
      </UntilHydrated>
    </ServerRenderContext>,
  );
}

const takeOver = () =>
  act(() => {
    root = hydrateRoot(
      document.body,
      <UntilHydrated>
        <Screen />
      </UntilHydrated>,
    );
  });

describe('a screen that takes the place of its skeleton', () => {
  it('keeps what was typed and chosen, and where the focus was', () => {
    showSkeleton();
    const before = find<HTMLInputElement>('input');
    before.focus();
    before.value = 'ngozi';
    find<HTMLSelectElement>('select').selectedIndex = 1;
    takeOver();
    const after = find<HTMLInputElement>('input');
    expect(after).not.toBe(before);
    expect(after.value).toBe('ngozi');
    expect(document.activeElement).toBe(after);
    expect(find('p').textContent).toBe('ngozi admin');
  });

  it('takes no focus where nobody was', () => {
    showSkeleton();
    takeOver();
    expect(document.activeElement).toBe(document.body);
    expect(find('p').textContent).toBe(' ');
  });
});
