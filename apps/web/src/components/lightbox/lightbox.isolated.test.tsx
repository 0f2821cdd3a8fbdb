import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { MediaItem } from '@vitrine/contracts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { leaveEntryOfOverlay } from '../../lib/entry-of-overlay.ts';
import { MediaGallery } from '../portfolio-view/media-gallery.tsx';
import { openPicturesInPlace } from './open-pictures.ts';

const picture = (id: string, title: string): MediaItem => ({
  ...{ id, type: 'image', title, description: 'Uploaded media', alt: '' },
  ...{ url: `/media/${id}/1280x720.webp`, file: `${id}.jpg` },
});
const items = [picture('a', 'The depot'), picture('b', 'The road'), picture('c', 'IMG_2034.jpg')];

const dialog = () => screen.queryByRole('dialog', { name: 'Pictures of Ngozi' });
const shown = () => dialog()?.querySelector('img')?.getAttribute('src');
const linkTo = (name: string) => screen.getByRole('link', { name });

beforeAll(() => {
  openPicturesInPlace();
  // jsdom has the element without what it does
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(async () => {
  document.querySelector('dialog')?.close();
  await waitFor(() => expect(window.history.state?.over).toBeUndefined());
});

async function openPicture(name: string) {
  render(<MediaGallery items={items} name="Ngozi" />);
  await userEvent.click(linkTo(name));
  await screen.findByRole('dialog', { name: 'Pictures of Ngozi' });
}

describe('a picture of the gallery', () => {
  it('is a link to the whole file for anyone who has no script', () => {
    render(<MediaGallery items={items} name="Ngozi" />);
    expect(linkTo('The depot').getAttribute('href')).toBe('/media/a/1280x720.webp');
  });

  it('opens over the page, with its caption and its place among the others', async () => {
    await openPicture('The road');
    expect(shown()).toBe('/media/b/1280x720.webp');
    expect(screen.getByRole('status').textContent).toBe('2 of 3');
    expect(dialog()?.textContent).toContain('The road');
  });

  it('shows no camera name under itself', async () => {
    await openPicture('A picture from Ngozi’s gallery');
    expect(document.body.textContent).not.toContain('IMG_2034');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('is left to the browser with %s', (key) => {
    render(<MediaGallery items={items} name="Ngozi" />);
    const follow = vi.fn<(event: Event) => void>((event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    window.addEventListener('click', follow, { once: true });
    fireEvent.click(linkTo('The road'), { [key]: true });
    expect(follow).toHaveBeenCalledOnce();
    expect(dialog()).toBeNull();
  });

  it('gives way to the next one and to the one before, by keys and buttons', async () => {
    await openPicture('The depot');
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toBe('/media/b/1280x720.webp');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(shown()).toBe('/media/c/1280x720.webp');
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(shown()).toBe('/media/a/1280x720.webp');
    await userEvent.keyboard('{End}');
    expect(shown()).toBe('/media/c/1280x720.webp');
  });

  it.each([
    ['to the left shows the next one', -80, 6, '/media/b/1280x720.webp'],
    ['to the right shows the one before', 80, 6, '/media/c/1280x720.webp'],
    ['down closes it', 6, 140, undefined],
    ['of a few pixels does nothing', 20, 20, '/media/a/1280x720.webp'],
  ])('swiped %s', async (_, x, y, address) => {
    await openPicture('The depot');
    const image = dialog()?.querySelector('img') as HTMLElement;
    const touch = { pointerType: 'touch', isPrimary: true, bubbles: true };
    fireEvent(image, new PointerEvent('pointerdown', { ...touch, clientX: 100, clientY: 100 }));
    fireEvent(
      image,
      new PointerEvent('pointerup', { ...touch, clientX: 100 + x, clientY: 100 + y }),
    );
    expect(shown()).toBe(address);
  });

  it('is closed by the way back, which stays on the page', async () => {
    const address = window.location.href;
    await openPicture('The depot');
    window.history.back();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(window.location.href).toBe(address);
    expect(window.history.state?.over).toBeUndefined();
  });

  it('does not come back by the way forward, nor does that use up the way back', async () => {
    leaveEntryOfOverlay();
    window.history.pushState({ page: 2 }, '');
    await openPicture('The depot');
    window.history.back();
    await waitFor(() => expect(dialog()).toBeNull());
    const entries: unknown[] = [];
    const note = () => entries.push(window.history.state);
    window.addEventListener('popstate', note);
    window.history.forward();
    await waitFor(() => expect(entries).toEqual([{ page: 2, over: true }, { page: 2 }]));
    window.removeEventListener('popstate', note);
    expect(dialog()).toBeNull();
  });

  it('leaves no entry in the history when the page is loaded again, which closes it', async () => {
    await openPicture('The depot');
    document.querySelector('dialog')?.remove();
    leaveEntryOfOverlay();
    await waitFor(() => expect(window.history.state?.over).toBeUndefined());
    leaveEntryOfOverlay();
    window.history.pushState({ next: true }, '');
    expect(window.history.state).toEqual({ next: true });
  });

  it('gives the focus back and leaves no entry in the history when it is closed', async () => {
    await openPicture('The road');
    expect(window.history.state).toMatchObject({ over: true });
    await userEvent.click(screen.getByRole('button', { name: 'Close picture' }));
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(linkTo('The road'));
    await waitFor(() => expect(window.history.state?.over).toBeUndefined());
  });

  it('opens once, however often it is pressed before its code is here', async () => {
    render(<MediaGallery items={items} name="Ngozi" />);
    const link = linkTo('The depot');
    fireEvent.click(link);
    fireEvent.click(link);
    await screen.findByRole('dialog', { name: 'Pictures of Ngozi' });
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
  });
});
