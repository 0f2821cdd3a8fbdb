import { line, text } from '../text.ts';
import { picture } from '../url.ts';
import { z } from '../zod.ts';

// Pages grow: whatever is in one must have a default, so that what an earlier release stored
// still parses. The blocks below have; a plain z.object() inside of a page has not.

type None = Record<never, never>;

/** A part of a page; empty where nothing was stored. */
export const section = <S extends z.ZodRawShape>(shape: S) =>
  z.object(shape).prefault({} as z.input<z.ZodObject<S>>);

/** The heading of a part of a page. */
export const title = line().describe('The heading of this part.');
export const description = text().describe('The text of this part.');

/** A titled piece of text, with what else is there. */
export const titled = <S extends z.ZodRawShape = None>(more: S = {} as S) =>
  section({ title, description, ...more });

/** A list of things that have fields of their own. */
export const items = <T extends z.ZodType>(item: T, most: number) =>
  z.array(item).max(most).default([]);

/** The opening of a page. */
export const hero = {
  heroTitle: line().describe('The title of the page.'),
  heroSubtitle: text().describe('The text under the title.'),
};

const body = text().describe('The text of this part; paragraphs are separated by an empty line.');

/** Text in titled parts, as legal pages have it. */
export const parts = () => items(section({ title, body }), 100);

export const pictures = () => z.array(picture()).max(20).default([]);
