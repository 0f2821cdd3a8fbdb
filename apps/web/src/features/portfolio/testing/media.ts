import { screen, within } from '@testing-library/react';
import type { MediaItem } from '@vitrine/contracts';
import { vi } from 'vitest';
import { editPortfolio, unfold } from './open-portfolio.tsx';

/** Opens the part of the editor that takes files, which is folded while there are none. */
export async function editMedia() {
  const view = await editPortfolio();
  await unfold(view.user, 'Add files or a CV');
  return view;
}

/** The form that takes files. */
export const newFile = () => within(screen.getByRole('form', { name: 'New file' }));
export const uploadButton = () =>
  newFile().getByRole<HTMLButtonElement>('button', { name: 'Upload Media' });
export const chooser = () => newFile().getByLabelText('Choose Files', { selector: 'input' });
export const titleField = () => newFile().getByRole<HTMLInputElement>('textbox', { name: 'Title' });

export const file = (name: string, type: string) => new File(['content'], name, { type });

export const mediaItem = (changed: Partial<MediaItem> = {}): MediaItem => ({
  id: 'm1',
  type: 'document',
  title: 'Price list',
  description: 'Uploaded media',
  alt: '',
  url: '/media/m1/document.pdf',
  file: 'prices.pdf',
  ...changed,
});

/** jsdom shows no files. */
export function useObjectUrls(): void {
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = vi.fn();
}
