import { render, screen } from '@testing-library/react';
import type { Unread } from '@vitrine/resume';
import { expect, it } from 'vitest';
import { takeConsoleErrors } from '#testing/console-errors.ts';
import { UnreadList } from './unread-list.tsx';

it('shows the same words of the same place as often as they are there', () => {
  const twice: Unread = {
    ...{ reason: 'no-part', text: 'location: Limbe' },
    place: { unit: 'entry', of: 'work', number: 1 },
  };
  render(<UnreadList unread={[twice, twice]} />);
  expect(screen.getAllByText('location: Limbe')).toHaveLength(2);
  expect(takeConsoleErrors()).toEqual([]);
});

it('says of a reference that others write it', () => {
  const reference: Unread = {
    ...{ reason: 'asked-for', text: 'She ships.' },
    place: { unit: 'entry', of: 'references', number: 1 },
  };
  render(<UnreadList unread={[reference]} />);
  expect(screen.getByRole('heading', { name: /^References are written by others/ })).toBeTruthy();
});
