import type { Company } from './pages/company.ts';

const PLACE = /(, )?\{(company|address|email)\}/g;

/**
 * The texts of a page with what the settings say of the company in the places left for it:
 * `{company}`, `{address}` and `{email}`. What the settings do not say is left out.
 */
export function withCompanyWords<T>(content: T, company: Company): T {
  const { name, address, email } = company;
  const words: Record<string, string> = {
    company: `${name.first} ${name.second}`.trim(),
    address: address.join(', '),
    email,
  };
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return value.replace(PLACE, (_, comma: string | undefined, place: string) => {
        const said = words[place] ?? '';
        return said && `${comma ?? ''}${said}`;
      });
    }
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part)]));
  };
  return fill(content) as T;
}
