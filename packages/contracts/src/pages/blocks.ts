import { line, text } from '../text.ts';
import { picture } from '../url.ts';
import { z } from '../zod.ts';

/** A titled piece of text. */
export const titled = () => z.object({ title: line(), description: text() });

/** The opening of a page. */
export const hero = { heroTitle: line(), heroSubtitle: text() };

/** Text in titled parts, as legal pages have it; paragraphs are separated by an empty line. */
export const parts = () => z.array(z.object({ title: line(), body: text() })).max(100);

export const pictures = () => z.array(picture()).max(20);
