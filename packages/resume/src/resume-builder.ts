import { cleanLine, cleanText, countUnseen } from './clean-text.ts';
import {
  type ImportedItems,
  type ImportedResume,
  type LanguageLevel,
  type PartName,
  type Place,
  partNames,
  type UnreadReason,
  type WordName,
} from './imported-resume.ts';
import { levelOf } from './language-level.ts';
import { safeLink } from './safe-link.ts';

/** Fields that keep their line breaks. */
const LONG = new Set(['description', 'summary']);

/** What someone knows of a language, in the words of its source. */
interface SpokenLanguage {
  name: string;
  fluency: string;
}

/** Collects what is read. Every text is cleaned here; what was found twice in the same words is kept once. */
export class ResumeBuilder {
  readonly #resume: ImportedResume = {
    words: {},
    items: Object.fromEntries(
      partNames.map((part) => [part, []]),
    ) as unknown as ImportedResume['items'],
    skills: [],
    unread: [],
  };
  readonly #known = new Set<string>();
  #unseen = 0;

  word(name: WordName, text: string, place: Place): void {
    const value = this.#clean(name, text);
    if (!value) return;
    if (!this.#resume.words[name]) this.#resume.words[name] = { value, place };
    else if (this.#resume.words[name].value !== value) this.unread('not-understood', value, place);
  }

  /** An item without any text is none. */
  item<P extends PartName>(part: P, input: ImportedItems[P], place: Place): void {
    const cleaned = Object.fromEntries(
      Object.entries(input).map(([field, value]) => [
        field,
        Array.isArray(value)
          ? value.map((one: string) => this.#clean(field, one)).filter(Boolean)
          : this.#clean(field, value),
      ]),
    ) as ImportedItems[P];
    const value = 'url' in cleaned && part !== 'links' ? this.#withLink(cleaned, place) : cleaned;
    if (Object.values(value).every((text) => text.length === 0)) return;
    if (this.#isNew(part, value)) this.#resume.items[part].push({ value, place });
  }

  language({ name, fluency }: SpokenLanguage, place: Place): void {
    const words = cleanLine(fluency);
    const level: LanguageLevel | undefined = words ? levelOf(words) : undefined;
    if (words && !level) this.unread('unknown-level', `${name}: ${words}`, place);
    this.item('languages', { name, level: level ?? '' }, place);
  }

  /** An address to lead to; what is none is listed as unread. */
  link(name: string, address: string, place: Place): void {
    const text = cleanLine(address);
    if (!text) return;
    const url = safeLink(text);
    if (url) this.item('links', { name: cleanLine(name) || nameOf(url), url }, place);
    else this.unread('wrong-link', text, place);
  }

  skill(text: string, place: Place): void {
    const value = this.#clean('skill', text);
    if (value && this.#isNew('skill', value.toLowerCase()))
      this.#resume.skills.push({ value, place });
  }

  unread(reason: UnreadReason, text: string, place: Place): void {
    this.#resume.unread.push({ reason, text: cleanText(text), place });
  }

  /** What was collected. Characters that were removed are reported once, for the whole source. */
  build(source: Place): ImportedResume {
    if (this.#unseen > 0) this.unread('unseen', String(this.#unseen), source);
    return this.#resume;
  }

  /** Whether a part of a page was found; what is only listed as unread is none. */
  get isEmpty(): boolean {
    const { words, items, skills } = this.#resume;
    return (
      Object.keys(words).length === 0 &&
      skills.length === 0 &&
      Object.values(items).every((list) => list.length === 0)
    );
  }

  #withLink<T extends object>(item: T, place: Place): T {
    const { url } = item as { url?: string };
    if (!url) return item;
    const safe = safeLink(url);
    if (!safe) this.unread('wrong-link', url, place);
    return { ...item, url: safe ?? '' };
  }

  #clean(field: string, text: string): string {
    this.#unseen += countUnseen(text);
    return LONG.has(field) ? cleanText(text) : cleanLine(text);
  }

  #isNew(kind: string, value: unknown): boolean {
    const key = `${kind}:${JSON.stringify(value)}`;
    if (this.#known.has(key)) return false;
    this.#known.add(key);
    return true;
  }
}

/** What a link is called that came without a name: 'github.com'. */
function nameOf(url: string): string {
  if (url.startsWith('mailto:')) return 'E-mail';
  const host = new URL(url).hostname.replace(/^www\./, '');
  if (host.endsWith('linkedin.com')) return 'LinkedIn';
  return host === 'github.com' ? 'GitHub' : host;
}
