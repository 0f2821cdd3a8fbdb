import type { PageLook } from './head.ts';

/** The classes of each look, on the root element or around a part: paper is light in its own way. */
export const lookClasses: Record<PageLook, string> = {
  dark: 'dark',
  light: 'light',
  paper: 'light paper',
};
