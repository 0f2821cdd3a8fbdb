import { useQuery } from '@tanstack/react-query';

/** A picture that can be chosen. */
export interface ChoosablePicture {
  url: string;
  title: string;
  alt: string;
}

interface Size {
  width: number;
  height: number;
}

/** The pictures that come with the installation, as its own list names them. */
export function useBuiltInPictures() {
  return useQuery({
    queryKey: ['built-in pictures'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<ChoosablePicture[]> => {
      const response = await fetch('/art/manifest.json', { signal });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return choosable((await response.json()) as Record<string, Size>);
    },
  });
}

/** Everything in the list that is a picture of a known size. */
export function choosable(manifest: Record<string, Partial<Size>>): ChoosablePicture[] {
  return Object.entries(manifest).flatMap(([name, { width, height }]) => {
    // Those for sharing are PNG, in one size: no page can show them.
    if (!width || !height || name.startsWith('share-')) return [];
    return [{ url: `/art/${name}/${width}x${height}.webp`, title: readable(name), alt: '' }];
  });
}

/** 'project-gigbridge' → 'Project gigbridge' */
const readable = (name: string) => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
