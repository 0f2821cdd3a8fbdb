import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithProviders } from '../testing/render-with-providers.tsx';
import { useReturnPath } from './return-path.ts';

const Path = () => <p data-testid="path">{useReturnPath('/user')}</p>;

describe('useReturnPath', () => {
  it.each([
    [{ from: '/user/portfolio?mode=edit#links' }, '/user/portfolio?mode=edit#links'],
    [{ from: '/user?tab=1' }, '/user?tab=1'],
    [{ from: '/admin/users' }, '/user'],
    [{ from: '/username' }, '/user'],
    [{ from: 'https://evil.example/user' }, '/user'],
    [{ from: '//evil.example/' }, '/user'],
    [{ from: '/\\evil.example/' }, '/user'],
    [{ from: 7 }, '/user'],
    [null, '/user'],
  ])('of %o is %s', (state, path) => {
    renderWithProviders(<Path />, { state });
    expect(screen.getByTestId('path').textContent).toBe(path);
  });
});
