import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../testing/render-with-providers.tsx';
import { changedSearch, useAddress } from './use-address.ts';

function Fields() {
  const [address, change] = useAddress();
  return (
    <>
      <input
        aria-label="Search"
        value={address.get('q') ?? ''}
        onChange={(event) => change({ q: event.target.value })}
      />
      <button type="button" onClick={() => change({ tab: 'two', q: '' })}>
        Two
      </button>
      <output>{useLocation().search}</output>
    </>
  );
}

it('takes out of the address what is empty and keeps the rest', () => {
  const before = new URLSearchParams('reading=observed&q=a');
  expect(changedSearch(before, { q: '', tab: 'x' }).toString()).toBe('reading=observed&tab=x');
  expect(before.toString()).toBe('reading=observed&q=a');
});

it('keeps every letter, and the address with it', async () => {
  const { user } = renderWithProviders(<Fields />, { path: '/list?reading=observed' });
  await user.type(screen.getByLabelText('Search'), 'mobile money');
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('mobile money');
  expect(screen.getByRole('status').textContent).toBe('?reading=observed&q=mobile+money');
  await user.click(screen.getByRole('button', { name: 'Two' }));
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('');
  expect(screen.getByRole('status').textContent).toBe('?reading=observed&tab=two');
});

function Choice({ name }: { name: string }) {
  const [address, change] = useAddress();
  return (
    <button type="button" onClick={() => change({ [name]: 'chosen' })}>
      {name} {address.get(name)}
    </button>
  );
}

it('keeps what two components change before either is rendered again', () => {
  renderWithProviders(
    <>
      <Choice name="first" />
      <Choice name="second" />
      <Fields />
    </>,
    { path: '/list?reading=observed' },
  );
  const [first, second] = [/first/, /second/].map((name) => screen.getByRole('button', { name }));
  // in one tick: React renders only after both
  act(() => {
    first?.click();
    second?.click();
  });
  expect(screen.getByRole('status').textContent).toBe(
    '?reading=observed&first=chosen&second=chosen',
  );
  expect(screen.getByRole('button', { name: 'first chosen' })).toBe(first);
  expect(screen.getByRole('button', { name: 'second chosen' })).toBe(second);
});
