import type { LayoutProps } from '#lib/page.ts';
import { useDarkTheme } from '#lib/theme.ts';

/** Pages that bring their own frame: the published portfolio. */
export function Layout({ children }: LayoutProps) {
  useDarkTheme();
  return children;
}
