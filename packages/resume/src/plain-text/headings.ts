import { foldWords } from '../clean-text.ts';

/** What a part of a CV is about; `other` are parts that a page has no place for. */
export type Topic =
  | 'summary'
  | 'experiences'
  | 'educations'
  | 'skills'
  | 'languages'
  | 'projects'
  | 'certificates'
  | 'volunteering'
  | 'publications'
  | 'contact'
  | 'references'
  | 'other';

/** The usual headings in English and French, without accents. */
const headings: Record<Topic, string> = {
  summary: `summary|profile|about|about me|objective|career objective|professional summary|career summary
    personal statement|profil|resume|resume professionnel|a propos|a propos de moi|objectif|presentation
    profil professionnel|objectif professionnel`,
  experiences: `experience|work experience|professional experience|relevant experience|employment|employment history
    employment record|work history|positions held|career|career history|professional background|internships|internship
    experiences|experience professionnelle|experiences professionnelles|parcours professionnel|parcours|emplois
    experience de travail|emplois occupes|historique professionnel|stages|stages professionnels|stages et emplois
    experiences et stages`,
  educations: `education|academic background|educational background|education background|studies|training|qualifications
    academic qualifications|academic record|education and training|education and qualifications|formation|formations
    etudes|diplomes|diplomes obtenus|formation academique|formation scolaire|formation initiale|parcours academique
    parcours scolaire|parcours scolaire et universitaire|scolarite|cursus|cursus scolaire|cursus universitaire
    cursus academique|cursus scolaire et universitaire|education et formation|formations et diplomes
    diplomes et formations|etudes et formation|etudes et diplomes`,
  skills: `skills|technical skills|key skills|core skills|core competencies|skills and tools|expertise|areas of expertise
    specialities|specialties|strengths|software|computer literacy|tools|technologies|tech stack|soft skills
    competences|savoir-faire|savoir-etre|outils|aptitudes|qualites|atouts|informatique|logiciels|bureautique
    connaissances|domaines de competence|domaines de competences|domaines d'expertise|langages`,
  languages: `languages|spoken languages|languages spoken|langues|langues parlees|langues etrangeres
    langues et informatique|informatique et langues|languages and it`,
  projects: `projects|personal projects|selected projects|key projects|projets|projets personnels
    realisations|projets realises`,
  certificates: `certificates|certifications|certification|licenses and certifications|licences and certifications
    certificats|courses and certificates|attestations|habilitations|trainings|licences et certifications`,
  volunteering: `volunteering|volunteer experience|volunteer work|volunteer|community work|benevolat
    experience benevole|engagement associatif|engagements|vie associative|activites benevoles`,
  publications: 'publications|papers|articles|selected publications',
  contact: `contact|contacts|contact details|contact information|links|websites|profiles|liens|identification
    coordonnees|personal details|personal information|personal data|bio data|biodata|marital status
    informations personnelles|renseignements personnels|etat civil|sites web`,
  other: `interests|interest|hobbies|hobbies and interests|interests and hobbies|loisirs|loisirs et divers|passions
    centres d'interet|centre d'interet|interets|awards|honours|honors|achievements|awards and honors|distinctions|prix
    recompenses|additional information|other information|autres informations|divers|travaux universitaires
    professional memberships|memberships`,
  references: 'references|referees|reference|references professionnelles|professional references',
};

/** What tells the topic of a heading that is not among the usual ones: 'Welding skills'. The first counts. */
const keywords: readonly (readonly [RegExp, Topic])[] = [
  [/^(languages?|langues?)\b|\b(languages?|langues?)$|linguisti/, 'languages'],
  [/\b(certificates?|certifications?|certificats?|attestations?|habilitations?)\b/, 'certificates'],
  [/\b(skills|competences?|competencies|aptitudes|software|logiciels|informatiques?)\b/, 'skills'],
  [/\b(benevole|benevolat|volunteer\w*|associati\w+)\b/, 'volunteering'],
  [/\b(experiences?|employment|stages)\b/, 'experiences'],
  [/\b(education|diplomes?|formations?|cursus|etudes)\b/, 'educations'],
  [/\b(interests?|interets?|loisirs|hobbies|memberships?|awards|distinctions)\b/, 'other'],
];

const topics = new Map(
  (Object.entries(headings) as [Topic, string][]).flatMap(([topic, words]) =>
    words.split(/[|\n]/).map((heading) => [heading.trim(), topic] as const),
  ),
);

/** These stand inside of a job, too: 'Technologies: Go, PostgreSQL'. */
const NOT_INLINE = new Set(
  `technologies|tools|outils|logiciels|software|langages|stages|training|trainings|project|projects|projets|realisations|career
    reference|articles|tech stack|connaissances|strengths|marital status|etat civil|education|qualifications|resume|specialities
    informatique|bureautique|language|languages|langue`
    .split(/[|\n]/)
    .map((name) => name.trim()),
);
/** Whether a heading may as well stand inside of an entry. */
export const isInner = (line: string): boolean => NOT_INLINE.has(bare(line));

/** Longer than this no heading is. */
const HEADING_MAX_LENGTH = 48;

export interface Heading {
  topic: Topic;
  /** What is behind it on the same line. */
  rest: string;
}

/**
 * The heading that a line is, whatever numbers, dots or colons it is decorated with.
 * @example headingOf('3. FORMATION :') // { topic: 'educations', rest: '' }
 */
export function headingOf(line: string): Heading | undefined {
  const whole = topicOf(line);
  if (whole) return { topic: whole, rest: '' };
  const [, name = '', rest = ''] = /^([^:]{3,40}?)\s*:\s+(\S.*)$/.exec(line) ?? [];
  const topic = NOT_INLINE.has(bare(name)) ? undefined : topicOf(name);
  return topic && rest ? { topic, rest } : undefined;
}

/** Whether a line is a few words in capitals, without figures. */
export const isInCapitals = (line: string): boolean =>
  line.length <= 40 && /^\p{Lu}[\p{Lu}\s'’&/-]{3,}:?$/u.test(line.trim());

const topicOf = (text: string): Topic | undefined =>
  text.length > HEADING_MAX_LENGTH ? undefined : topics.get(bare(text));

/**
 * The topic of a line that looks like a heading and has a word that says what below it is.
 */
export function topicByWords(line: string): Topic | undefined {
  const words = bare(line);
  const isPlain = !/[,;.!?]|:\s*\S|\d/.test(line.replace(NUMBER, '').replace(COUNT, ''));
  if (words === '' || words.split(' ').length > 5 || !isPlain) return undefined;
  return keywords.find(([pattern]) => pattern.test(words))?.[1];
}

/** In front of a heading: '3.', 'IV.'. */
const NUMBER = /^\s*(?:[ivx]+|\d+|[a-h])[.)]\s+/i;
/** Behind one: how many there are. */
const COUNT = /\s*\(\d{1,2}\)$/;

/** Letters alone, without a number in front; 'E X P E R I E N C E' is one word. */
function bare(text: string): string {
  const spaced = /^(\p{L} ){3,}\p{L}$/u.test(text.trim()) ? text.replaceAll(' ', '') : text;
  return foldWords(spaced)
    .replace(NUMBER, '')
    .replace(COUNT, '')
    .replaceAll('&', ' and ')
    .replace(/^[^a-z]+|[^a-z]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
