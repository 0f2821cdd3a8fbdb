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
    personal statement|profil|resume professionnel|a propos|a propos de moi|objectif|presentation
    profil professionnel|objectif professionnel`,
  experiences: `experience|work experience|professional experience|employment|employment history
    work history|career|career history|experiences|experience professionnelle|relevant experience
    internships|internship|work and internships|employment record|employment experience|positions held|stages
    stage|stages et emplois|stages professionnels|experiences et stages|experiences de travail
    historique professionnel|emplois occupes|experiences acquises|professional background
    experiences professionnelles|parcours professionnel|parcours|emplois|experience de travail`,
  educations: `education|academic background|studies|qualifications|academic qualifications
    education and training|formation|formations|etudes|diplomes|formation academique
    parcours academique|parcours scolaire|scolarite|cursus|cursus scolaire|cursus academique
    cursus universitaire|cursus scolaire et universitaire|parcours scolaire et universitaire
    formation professionnelle|formation initiale|etudes et diplomes|diplomes obtenus|formation scolaire
    education background|educational background|academic qualification|academic record|education et formation|formations et diplomes
    diplomes et formations|etudes et formation`,
  skills: `skills|technical skills|key skills|core skills|core competencies|skills and tools|expertise
    competences|competences techniques|competences cles|competences professionnelles|savoir-faire|outils
    technologies|tools|tech stack|aptitudes|qualites|soft skills`,
  languages: `languages|language skills|spoken languages|langues|competences linguistiques
    langues parlees|langues et informatique|langues etrangeres|connaissances linguistiques|niveau de langue
    informatique et langues|languages and it|languages and computer skills`,
  projects: `projects|personal projects|selected projects|key projects|projets|projets personnels
    realisations|projets realises`,
  certificates: `certificates|certifications|certification|licenses and certifications|certificats
    licences and certifications|courses and certificates|attestations|certifications et formations
    licences et certifications`,
  volunteering: `volunteering|volunteer experience|volunteer work|volunteer|community work|benevolat
    experience benevole|engagement associatif|engagements|vie associative|activites benevoles`,
  publications: 'publications|papers|articles|selected publications',
  contact: `contact|contacts|contact details|contact information|links|websites|profiles|liens
    coordonnees|personal details|personal information|informations personnelles|sites web|etat civil
    renseignements personnels|personal data|bio data|biodata|marital status`,
  other: `interests|hobbies|interest|hobbies and interests|interests and hobbies|loisirs|centres d'interet|interets
    awards|honours|honors|achievements|awards and honors|distinctions|prix
    recompenses|additional information|divers|centre d'interet|loisirs et divers
    passions|activites extra-professionnelles|other information|declaration|autres informations
    informations complementaires|permis`,
  references: 'references|referees|reference|references professionnelles|professional references',
};

const topics = new Map(
  (Object.entries(headings) as [Topic, string][]).flatMap(([topic, words]) =>
    words.split(/[|\n]/).map((heading) => [heading.trim(), topic] as const),
  ),
);

/** These stand inside of a job, too: 'Technologies: Go, PostgreSQL'. */
const NOT_INLINE =
  /^(technologies|tools|outils|logiciels|software|langages|stages?|projects?|projets|career|reference|articles|tech stack|declaration|permis|connaissances|realisations|strengths|marital status|etat civil)$/;
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
  const topic = NOT_INLINE.test(bare(name)) ? undefined : topicOf(name);
  return topic && rest ? { topic, rest } : undefined;
}

/**
 * Whether a line may be a heading by its looks alone: a few words in capitals, without figures.
 * @example looksLikeHeading('LOISIRS ET SPORTS') // true
 */
export const looksLikeHeading = (line: string): boolean =>
  line.length <= 40 && /^\p{Lu}[\p{Lu}\s'’&/-]{3,}:?$/u.test(line.trim());

const topicOf = (text: string): Topic | undefined =>
  text.length > HEADING_MAX_LENGTH ? undefined : topics.get(bare(text));

/** Letters alone; 'E X P E R I E N C E' is one word. */
function bare(text: string): string {
  const spaced = /^(\p{L} ){3,}\p{L}$/u.test(text.trim()) ? text.replaceAll(' ', '') : text;
  return foldWords(spaced)
    .replaceAll('&', ' and ')
    .replace(/^[^a-z]+|[^a-z]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
