import type { Account, Portfolio } from '@vitrine/contracts';
import { useRef, useState } from 'react';
import { FieldRow } from '#components/form/field-shell.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { paths } from '#lib/paths.ts';
import { withBase } from '#lib/site-address.ts';
import { m } from '#messages';
import { useGuidedStart } from '../api/guided-start.ts';
import { usePhotoUpload } from '../api/media-queue.ts';
import { PartConflict } from '../api/save-part-over.ts';
import { useStepDraft } from '../state/step-draft.ts';
import { ProfileImageField } from './profile-image-field.tsx';
import { StepForm, type StepFrame } from './step-form.tsx';

export interface StepProps extends StepFrame {
  portfolio: Portfolio;
  account: Account;
}

/**
 * Saves over what the step was filled in from; after another device was told of, over what that has
 * saved.
 */
function useSaveOver(portfolio: Portfolio) {
  const base = useRef(portfolio);
  return async (save: (base: Portfolio) => Promise<Portfolio>): Promise<void> => {
    try {
      base.current = await save(base.current);
    } catch (error) {
      if (error instanceof PartConflict) base.current = error.current;
      throw error;
    }
  };
}

/** Name and headline: what every page begins with. */
export function WordsStep({ portfolio, account, ...frame }: StepProps) {
  const { saveWords } = useGuidedStart();
  const over = useSaveOver(portfolio);
  const { firstName, lastName } = account;
  const saved = { firstName, lastName, headline: portfolio.headline };
  const { values: words, type, saveWith } = useStepDraft('words', saved);
  return (
    <StepForm
      {...frame}
      title={m.start_words_title()}
      hint={m.start_words_hint()}
      required={words}
      onSave={() => saveWith((typed) => over((base) => saveWords(account, base, typed)))}
    >
      {(errors) => (
        <>
          <TextField
            name="headline"
            label={m.portfolio_headline()}
            hint={m.start_headline_example()}
            value={words.headline}
            error={errors.headline}
            onChange={type('headline')}
            enterKeyHint="next"
          />
          <FieldRow>
            <TextField
              name="firstName"
              label={m.form_first_name()}
              value={words.firstName}
              error={errors.firstName}
              onChange={type('firstName')}
              autoComplete="given-name"
            />
            <TextField
              name="lastName"
              label={m.form_last_name()}
              value={words.lastName}
              error={errors.lastName}
              onChange={type('lastName')}
              autoComplete="family-name"
            />
          </FieldRow>
        </>
      )}
    </StepForm>
  );
}

/** A photo is saved when it has arrived; nobody has to wait for it. */
export function PhotoStep({ portfolio, account: _account, ...frame }: StepProps) {
  const { busy } = usePhotoUpload();
  const chosen = portfolio.profileImage !== '' || busy;
  return (
    <StepForm
      {...frame}
      title={m.start_photo_title()}
      hint={busy ? m.start_photo_under_way() : m.start_photo_hint()}
      saveLabel={m.start_continue()}
      canSkip={!chosen}
      canSave={chosen}
      onSave={async () => undefined}
    >
      {() => <ProfileImageField profileImage={portfolio.profileImage} />}
    </StepForm>
  );
}

/** One place where one has worked: the others can follow in the editor. */
export function PlaceStep({ portfolio, account: _account, ...frame }: StepProps) {
  const { addPlace } = useGuidedStart();
  const { values: place, type, saveWith } = useStepDraft('place', { title: '', company: '' });
  // Looked at on arrival alone: what is being added here may still be corrected.
  const [known] = useState(portfolio.experiences[0]);
  if (known) {
    return (
      <StepForm
        {...frame}
        title={m.start_place_title()}
        hint={m.start_place_known({ title: known.title, company: known.company })}
        saveLabel={m.start_continue()}
        onSave={async () => undefined}
      />
    );
  }
  return (
    <StepForm
      {...frame}
      title={m.start_place_title()}
      hint={m.start_place_hint()}
      canSkip
      required={place}
      onSave={() => saveWith(addPlace)}
    >
      {(errors) => (
        <FieldRow>
          <TextField
            name="title"
            label={m.portfolio_experience_title()}
            value={place.title}
            error={errors.title}
            onChange={type('title')}
            autoComplete="organization-title"
            enterKeyHint="next"
          />
          <TextField
            name="company"
            label={m.portfolio_experience_company()}
            value={place.company}
            error={errors.company}
            onChange={type('company')}
            autoComplete="organization"
            enterKeyHint="done"
          />
        </FieldRow>
      )}
    </StepForm>
  );
}

/** The address, and the page is online. */
export function PublishStep({ portfolio, account: _account, ...frame }: StepProps) {
  const { publish } = useGuidedStart();
  const over = useSaveOver(portfolio);
  const { busy } = usePhotoUpload();
  const saved = { customUrl: portfolio.customUrl };
  const { values, type, saveWith } = useStepDraft('publish', saved);
  const { customUrl } = values;
  const typed = customUrl.trim().toLowerCase();
  const address = window.location.host + withBase('') + paths.portfolio.to(typed);
  return (
    <StepForm
      {...frame}
      title={m.start_publish_title()}
      hint={m.start_publish_hint()}
      saveLabel={m.start_publish()}
      onSave={() => saveWith((sent) => over((base) => publish(base, sent.customUrl)))}
    >
      {(errors) => (
        <>
          <TextField
            name="customUrl"
            label={m.portfolio_custom_url()}
            hint={typed ? m.portfolio_custom_url_makes({ address }) : m.portfolio_custom_url_hint()}
            value={customUrl}
            error={errors.customUrl}
            onChange={type('customUrl')}
            inputMode="url"
            autoCapitalize="none"
            autoCorrect="off"
            autoComplete="off"
            spellCheck={false}
          />
          {busy ? (
            <p className={textStyle({ tone: 'muted', size: 'small' })}>
              {m.start_photo_under_way()}
            </p>
          ) : null}
        </>
      )}
    </StepForm>
  );
}
