import type { LayoutProps } from '#lib/page.ts';

/** Pages that bring their own frame and colours: portfolios. */
export function Layout({ children }: LayoutProps) {
  return children;
}
