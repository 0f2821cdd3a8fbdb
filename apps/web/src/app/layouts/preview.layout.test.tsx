import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '#lib/session.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { routeTable } from '../routes.ts';
import { Layout } from './preview.layout.tsx';

const open = () => renderWithProviders(<Layout>Inside</Layout>, { path: '/user/preview' });

describe('the older shell of the user area', () => {
  it('asks for a token only', () => {
    session.start({ token: 't', refreshToken: undefined, role: undefined, email: undefined });
    open();
    expect(screen.getByText('Inside')).toBeTruthy();
  });

  it('renders nothing without one', () => {
    open();
    expect(screen.queryByText('Inside')).toBeNull();
    expect(screen.queryByTestId('elsewhere')).toBeNull();
  });

  it('carries the preview', () => {
    expect(routeTable.find(({ path }) => path === '/user/preview')?.zone).toBe('preview');
  });
});
