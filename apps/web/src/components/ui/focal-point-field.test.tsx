import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PictureRef } from '@vitrine/contracts';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { pictureAt } from '#testing/picture-at.ts';
import { FocalPointField } from './focal-point-field.tsx';

const ADDRESS = '/media/a/1280x960.webp';

function Field({
  onChange,
  initial = ADDRESS,
}: {
  onChange: (value: PictureRef) => void;
  initial?: string;
}) {
  const [value, setValue] = useState(pictureAt(initial));
  return (
    <FocalPointField
      value={value}
      cut="portrait"
      crops={[
        { shape: 'tall', label: 'Your page' },
        { shape: 'circle', label: 'Shared link' },
      ]}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

function show(initial = ADDRESS) {
  const onChange = vi.fn<(value: PictureRef) => void>();
  render(<Field onChange={onChange} initial={initial} />);
  const picture = screen.getByRole('button', { name: 'Move the focal point' });
  vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue({
    ...{ left: 100, top: 50, width: 400, height: 300 },
  } as DOMRect);
  return { onChange, picture };
}

/** What the pictures of the crops keep in sight. */
const crops = () =>
  screen.getAllByRole('listitem').map((item) =>
    item
      .querySelector('img')
      ?.className.match(/position-[xy]-\d+/g)
      ?.join(' '),
  );

describe('the focal point of a picture', () => {
  it('is in the upper third of a portrait until someone moves it', () => {
    show();
    expect(screen.getByRole('status').textContent).toBe('50 % from the left, 35 % from the top');
    expect(crops()).toEqual(['position-x-50 position-y-50', 'position-x-50 position-y-50']);
  });

  it('is moved by the arrow keys, and the crops follow', async () => {
    const { onChange, picture } = show();
    picture.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith(`${ADDRESS}#focus=40,30`);
    expect(crops()).toEqual(['position-x-26 position-y-50', 'position-x-10 position-y-50']);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(onChange).toHaveBeenLastCalledWith(`${ADDRESS}#focus=45,35`);
  });

  it('stays at the edge of the picture', async () => {
    const { onChange, picture } = show(`${ADDRESS}#focus=0,100`);
    picture.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is where the picture was pressed', () => {
    const { onChange, picture } = show();
    fireEvent.click(picture, { clientX: 180, clientY: 80, detail: 1 });
    expect(onChange).toHaveBeenLastCalledWith(`${ADDRESS}#focus=20,10`);
  });

  it('is not moved by the Enter key, which presses nowhere', async () => {
    const { onChange, picture } = show();
    picture.focus();
    await userEvent.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('follows the mouse that drags it, until that is let go', () => {
    const { onChange, picture } = show();
    const mouse = { pointerType: 'mouse', button: 0, bubbles: true };
    const move = (type: string, clientX: number, clientY: number) =>
      fireEvent(picture, new PointerEvent(type, { ...mouse, clientX, clientY }));
    move('pointerdown', 300, 140);
    move('pointermove', 420, 200);
    expect(onChange).toHaveBeenLastCalledWith(`${ADDRESS}#focus=80,50`);
    move('pointerup', 420, 200);
    move('pointermove', 120, 60);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('is not moved by a finger that scrolls over the picture', () => {
    const { onChange, picture } = show();
    const finger = { pointerType: 'touch', button: 0, bubbles: true };
    fireEvent(picture, new PointerEvent('pointerdown', { ...finger, clientX: 300, clientY: 140 }));
    fireEvent(picture, new PointerEvent('pointermove', { ...finger, clientX: 300, clientY: 60 }));
    expect(onChange).not.toHaveBeenCalled();
  });
});
