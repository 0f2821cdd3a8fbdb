import type { BlogColor } from '@vitrine/contracts';

/** The site's colours on its dark ground (apps/web/src/styles/tokens.css). */
export const palette = {
  ground: '#0b1311',
  text: '#f3efe6',
  muted: '#d3cfc2',
  accent: '#ffb05c',
} as const;

export const categoryColors: Record<BlogColor, string> = {
  'default-color': '#5fd0b4',
  blue: '#8ab8ff',
  green: '#7bd88f',
  purple: '#c3a6ff',
  yellow: '#f0c64b',
  orange: '#ffb05c',
};
