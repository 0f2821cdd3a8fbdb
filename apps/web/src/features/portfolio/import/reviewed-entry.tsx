import { type Availability, availabilities } from '@vitrine/contracts';
import type { WordName } from '@vitrine/resume';
import { Pencil, X } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { CheckboxField } from '#components/form/checkbox-field.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { TextArea, TextField } from '#components/form/text-field.tsx';
import { Cluster, Row, Stack } from '#components/layout/primitives.tsx';
import { spokenAddress } from '#components/portfolio-view/shown-words.ts';
import { Badge } from '#components/ui/badge.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { type Field, shown } from '#lib/editing/field.ts';
import { m } from '#messages';
import { ItemFields } from '../components/item-fields.tsx';
import { availabilityName } from '../state/portfolio-fields.ts';
import { dateProblem } from './date-problem.ts';
import styles from './import.module.css';
import { partName, placeWords } from './import-words.ts';
import type { ReviewedPage } from './page-in-language.ts';
import { problemsOf } from './problems.ts';
import { isPersonal } from './review.ts';
import { isText, type ReviewEntry, type ReviewPart, reviewFields } from './review-parts.ts';
import { mayBeTaken, standingOf } from './standing.ts';

interface ReviewedEntryProps {
  entry: ReviewEntry;
  portfolio: ReviewedPage;
  onTake: (taken: boolean) => void;
  onCorrect: (patch: object) => void;
}

/** One entry: what it says, where it comes from, how it stands to the page, and its fields on request. */
export const ReviewedEntry = memo(
  function ReviewedEntry({ entry, portfolio, onTake, onCorrect }: ReviewedEntryProps) {
    const [isOpen, setOpen] = useState(false);
    const fieldsId = useId();
    const standing = standingOf(entry, portfolio);
    const problems = problemsOf(entry);
    const found = Object.values(problems);
    const wrongDates = dateProblem(entry);
    const { name, detail, text } = summaryOf(entry);
    return (
      <li className={styles.entry} data-wrong={(entry.taken && found.length > 0) || undefined}>
        <Row gap={1} align="start" justify="between">
          <div className={styles.what}>
            <CheckboxField
              name={entry.id}
              label={
                <>
                  <span className={styles.name}>{name}</span>{' '}
                  {detail ? <span className={styles.detail}>{detail}</span> : null}
                </>
              }
              checked={entry.taken}
              disabled={!mayBeTaken(standing)}
              onChange={onTake}
            />
            <Stack gap={0.5} className={styles.about}>
              {text ? (
                <p dir="auto" className={styles.text}>
                  {text}
                </p>
              ) : null}
              {found.length > 0 && !isOpen ? (
                <p className={styles.problem}>{[...new Set(found)].join(' · ')}</p>
              ) : null}
              {wrongDates ? <p className={styles.problem}>{wrongDates}</p> : null}
              {standing === 'replaces' ? (
                <p className={styles.text}>
                  {m.import_replaces({ text: withoutGaps(presentText(entry, portfolio)) })}
                </p>
              ) : null}
              <Cluster gap={1} align="center">
                {standing === 'there' ? <Badge>{m.import_there()}</Badge> : null}
                {standing === 'apart' ? <Badge>{m.import_apart()}</Badge> : null}
                {standing === 'fills' ? <Badge tone="info">{m.import_fills()}</Badge> : null}
                {standing === 'similar' ? <Badge tone="info">{m.import_similar()}</Badge> : null}
                {found.length > 0 ? <Badge tone="warning">{m.import_incomplete()}</Badge> : null}
                {isPersonal(entry) ? <Badge tone="info">{m.import_public()}</Badge> : null}
                <span className={textStyle({ tone: 'muted', size: 'tiny' })}>
                  {placeWords(entry.place)}
                </span>
              </Cluster>
            </Stack>
          </div>
          <IconButton
            label={isOpen ? m.import_correct_close({ name }) : m.import_correct({ name })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? fieldsId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <X size={18} aria-hidden="true" /> : <Pencil size={18} aria-hidden="true" />}
          </IconButton>
        </Row>
        {isOpen ? (
          <div id={fieldsId} className={styles.fields}>
            <Correction entry={entry} problems={problems} onCorrect={onCorrect} />
          </div>
        ) : null}
      </li>
    );
  },
  // the handlers are made again with every change of another entry, and do the same to any review
  (one, other) => one.entry === other.entry && one.portfolio === other.portfolio,
);

interface CorrectionProps extends Pick<ReviewedEntryProps, 'entry' | 'onCorrect'> {
  problems: Readonly<Record<string, string>>;
}

function Correction({ entry: { part, fields }, problems, onCorrect }: CorrectionProps) {
  if (!isText(part)) {
    return (
      <ItemFields
        fields={reviewFields[part].filter(({ path }) => path in fields)}
        value={fields}
        error={(field) => problems[field]}
        onChange={onCorrect}
      />
    );
  }
  if (part === 'availability') {
    return (
      <SelectField
        name={part}
        label={partName(part)}
        options={availabilities.map((value) => ({ value, label: availabilityName(value) }))}
        value={String(fields.value)}
        onChange={(value) => onCorrect({ value })}
      />
    );
  }
  const Control = part === 'summary' ? TextArea : TextField;
  return (
    <Control
      name={part}
      label={part === 'skills' ? m.portfolio_skill() : partName(part)}
      value={String(fields.value)}
      error={problems.value}
      onChange={(value: string) => onCorrect({ value })}
    />
  );
}

/** What an entry is called, what is beside that, and its longer text. */
function summaryOf({ part, fields }: ReviewEntry) {
  if (part === 'summary') {
    return { name: partName(part), detail: '', text: withoutGaps(String(fields.value)) };
  }
  if (isText(part)) return { name: saidText(part, String(fields.value)), detail: '', text: '' };
  const [first, ...others] = reviewFields[part];
  const lines = others.filter(({ kind, path }) => kind !== 'text' && path in fields);
  const texts = others.filter(({ kind, path }) => kind === 'text' && path in fields);
  const said = (some: typeof others) =>
    some.map((field) => saidField(field, fields)).filter(Boolean);
  return {
    name: (first && shown(first, fields[first.path])) || m.import_unnamed(),
    detail: said(lines).join(' · '),
    text: withoutGaps(texts.map(({ path }) => String(fields[path])).join('\n')),
  };
}

/** In one line; an address as people write it. */
function saidField(field: Field, fields: ReviewEntry['fields']): string {
  const text = shown(field, fields[field.path]);
  return (field.type === 'url' ? spokenAddress(text) : text).replaceAll('\n', ', ').trim();
}

/** A summary has three lines: none of them is spent on an empty one. */
const withoutGaps = (text: string): string => text.replaceAll(/\n\s*\n/g, '\n');

const presentText = ({ part }: ReviewEntry, portfolio: ReviewedPage): string =>
  saidText(part, portfolio[part as WordName]);

/** One of a few choices is said in its words. */
const saidText = (part: ReviewPart, value: string): string =>
  part === 'availability' ? availabilityName(value as Availability) : value;
