export type FaceName = 'title' | 'strong' | 'text';

export interface TextStyle {
  face: FaceName;
  /** In points, as everything here. */
  size: number;
  leading: number;
  color: string;
  tracking?: number;
}

/** The site's colours on paper (apps/web/src/styles/tokens.css, light). */
export const ink = {
  text: '#14201b',
  muted: '#56615b',
  accent: '#b4480b',
  line: '#d8d6cc',
  contour: '#efe4d3',
} as const;

/** A4, in points. */
export const sheet = { width: 595.28, height: 841.89 } as const;
export const margin = { left: 74, right: 74, top: 68, bottom: 76 } as const;

/** What there is to write on where everything is drawn at a scale: in the points of {@link styles}. */
export const roomAt = (scale: number) => ({
  column: sheet.width / scale - margin.left - margin.right,
  bottom: sheet.height / scale - margin.bottom,
});

export const photo = { size: 84, gap: 28 } as const;

const style = (
  face: FaceName,
  size: number,
  leading: number,
  color: string,
  tracking = 0,
): TextStyle => ({ face, size, leading, color, tracking });

export const styles = {
  name: style('title', 31, 33, ink.text, -1),
  headline: style('text', 13, 18.5, ink.muted),
  link: style('text', 9.25, 15, ink.accent),
  heading: style('title', 14.5, 20, ink.text, -0.25),
  title: style('strong', 10.75, 15.5, ink.text),
  aside: style('text', 9.5, 15.5, ink.muted),
  subtitle: style('text', 10.25, 15.5, ink.accent),
  body: style('text', 10.25, 15.5, ink.text),
  note: style('text', 9.25, 14.5, ink.muted),
  footer: style('text', 8, 12, ink.muted),
} as const satisfies Record<string, TextStyle>;
