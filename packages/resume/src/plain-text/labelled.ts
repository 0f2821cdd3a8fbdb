import { foldWords } from '../clean-text.ts';
import type { Line } from './lines.ts';

/** What a label in front of a value says it is, as job sites export: 'Employer: Camtel'. */
export type Label =
  | 'title'
  | 'place'
  | 'town'
  | 'period'
  | 'text'
  | 'language'
  | 'level'
  | 'person';

const labels: Record<Label, string> = {
  title: `job title|position|title|role|poste|fonction|intitule du poste|degree|diploma|qualification|diplome|name|nom
    intitule|certificate|certificat`,
  place: `employer|company|organisation|organization|employeur|entreprise|societe|school|institution|university
    ecole|etablissement|universite|issued by|issuer|organisme|delivre par`,
  town: 'location|town|city|lieu|ville|place',
  period: 'period|dates|date|year|duration|periode|duree|annee',
  text: 'description|duties|responsibilities|missions|taches',
  language: 'language|langue',
  level: 'level|niveau|proficiency',
  person: `surname|given name|given names|first name|first names|last name|full name|prenom|prenoms|noms|noms et prenoms|date of birth
    place of birth|date et lieu de naissance|date de naissance|lieu de naissance|sex|sexe|nationality|nationalite
    region of origin|marital status|situation familiale|situation matrimoniale|situation de famille|age`,
};

const known = new Map(
  (Object.entries(labels) as [Label, string][]).flatMap(([label, words]) =>
    words.split(/[|\n]/).map((word) => [word.trim(), label] as const),
  ),
);

/** A few words, a colon and what they are about. */
export const LABELLED = /^([^:]{2,32}?)\s*:\s*(\S.*)$/;

export interface Labelled {
  label: Label;
  value: string;
}

/**
 * @example labelOf('Employer: Camtel') // { label: 'place', value: 'Camtel' }
 * @returns undefined where no known label is in front
 */
export function labelOf(text: string): Labelled | undefined {
  const [, name = '', value = ''] = LABELLED.exec(text) ?? [];
  const label = known.get(foldWords(name));
  return label && { label, value };
}

/** Whether a line names the columns of a table: 'Période | Fonction | Établissement'. */
export function namesColumns({ text }: Line): boolean {
  const parts = text.split('|').map((part) => foldWords(part));
  return parts.length > 1 && parts.every((part) => known.has(part.trim()));
}
