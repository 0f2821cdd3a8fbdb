const WIDE_HERO = /^(\/art\/hero-[\w-]+)\/1920x1080\.webp$/;

/** The crop for phones that our own hero pictures have beside them; others have none. */
export function heroPortrait(src: string): string | undefined {
  const base = WIDE_HERO.exec(src)?.[1];
  return base && `${base}-portrait/960x1280.webp`;
}
