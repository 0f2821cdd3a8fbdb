import { fireEvent, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { FormContextProvider } from '#components/form/form-context.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { PostDetails } from './post-details.tsx';
import type { PostValues } from './post-fields.ts';
import { valuesOf } from './use-post-editor.ts';

const PICTURES = {
  boats: { url: '/media/1/8x8.webp', alt: 'Boats at dawn' },
  nets: { url: '/media/2/8x8.webp', alt: 'Nets on a wall' },
  bare: { url: '/media/3/8x8.webp', alt: '' },
};

interface PickerProps {
  onChoose: (url: string, alt: string) => void;
}

vi.mock('../../library/library-picker.tsx', () => ({
  LibraryPicker: ({ onChoose }: PickerProps) =>
    Object.entries(PICTURES).map(([name, { url, alt }]) => (
      <button key={name} type="button" onClick={() => onChoose(url, alt)}>
        {name}
      </button>
    )),
}));

function Details({ cover_alt }: Pick<PostValues, 'cover_alt'>) {
  const form = useForm<PostValues>({ defaultValues: { ...valuesOf(undefined), cover_alt } });
  const register = (name: string) => form.register(name as keyof PostValues);
  return (
    <FormProvider {...form}>
      <FormContextProvider value={{ register, errorOf: () => undefined, sending: false }}>
        <PostDetails isTranslation={false} />
      </FormContextProvider>
    </FormProvider>
  );
}

const description = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Alt text of the cover', hidden: true });

function choose(name: keyof typeof PICTURES) {
  fireEvent.click(screen.getByRole('button', { name: /picture/, hidden: true }));
  fireEvent.click(screen.getByText(name));
  const cover = screen.getByRole<HTMLInputElement>('textbox', { name: /^Cover/, hidden: true });
  expect(cover.value).toBe(PICTURES[name].url);
}

it('describes a cover as the library describes the picture that is chosen', () => {
  renderWithProviders(<Details cover_alt="" />);
  choose('boats');
  expect(description().value).toBe('Boats at dawn');
  choose('nets');
  expect(description().value).toBe('Nets on a wall');
  choose('bare');
  expect(description().value).toBe('');
});

it('keeps the description of a cover that someone typed', () => {
  renderWithProviders(<Details cover_alt="" />);
  choose('boats');
  fireEvent.change(description(), { target: { value: 'Boats of my uncle' } });
  choose('nets');
  expect(description().value).toBe('Boats of my uncle');
});

it('keeps the description of a cover that was stored', () => {
  renderWithProviders(<Details cover_alt="As it was" />);
  choose('boats');
  expect(description().value).toBe('As it was');
});
