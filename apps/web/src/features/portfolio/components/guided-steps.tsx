import { type Account, type Portfolio, readPicture } from '@vitrine/contracts';
import { useRef, useState } from 'react';
import { FieldRow } from '#components/form/field-shell.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { SaidError } from '#lib/api-error.ts';
import { SaveConflict } from '#lib/editing/save-over.ts';
import { paths } from '#lib/paths.ts';
import { randomText } from '#lib/random-text.ts';
import { withBase } from '#lib/site-address.ts';
import { m } from '#messages';
import { isAsked, type Place, useGuidedStart } from '../api/guided-start.ts';
import { usePhotoUpload } from '../api/media-queue.ts';
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
      if (!(error instanceof SaveConflict)) throw error;
      base.current = error.theirs as Portfolio;
      const theirs = error.differences.map((difference) => String(difference.theirs)).join(', ');
      throw new SaidError(m.start_newer({ theirs }));
    }
  };
}

/** Name and headline: what every page begins with. */
export function WordsStep({ portfolio, account, ...frame }: StepProps) {
  const { saveWords } = useGuidedStart();
  const over = useSaveOver(portfolio);
  const { firstName, lastName } = account;
  const { headline, occupation } = portfolio;
  const saved = { firstName, lastName, headline, occupation };
  const { values: words, type, saveWith } = useStepDraft('words', saved);
  const { occupation: _optional, ...required } = words;
  return (
    <StepForm
      {...frame}
      title={m.start_words_title()}
      hint={m.start_words_hint()}
      required={required}
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
          {isAsked(account) ? (
            <TextField
              name="occupation"
              label={m.auth_profession()}
              placeholder={m.start_occupation_example()}
              value={words.occupation}
              error={errors.occupation}
              onChange={type('occupation')}
              autoComplete="organization-title"
              enterKeyHint="next"
              optional
            />
          ) : null}
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

/** A photo is saved when it has arrived, and its cut with the step; nobody has to wait for either. */
export function PhotoStep({ portfolio, account: _account, ...frame }: StepProps) {
  const { busy } = usePhotoUpload();
  const { savePhoto } = useGuidedStart();
  const [cut, setCut] = useState(portfolio.profileImage);
  const { profileImage: saved } = portfolio;
  const photo = readPicture(cut).src === readPicture(saved).src ? cut : saved;
  const chosen = Boolean(saved) || busy;
  return (
    <StepForm
      {...frame}
      title={m.start_photo_title()}
      hint={busy ? m.start_photo_under_way() : m.start_photo_hint()}
      saveLabel={m.start_continue()}
      canSkip={!chosen}
      canSave={chosen}
      onSave={async () => photo !== saved && savePhoto(portfolio, photo)}
    >
      {() => <ProfileImageField profileImage={photo} onAdjust={setCut} />}
    </StepForm>
  );
}

/** What is on the page already, unless other words were typed here and are not stored. */
function knownPlace({ experiences }: Portfolio, typed: Place) {
  const [title, company] = [typed.title.trim(), typed.company.trim()];
  const isTyped = (one: Place) => one.title === title && one.company === company;
  const isStored = title + company === '' || experiences.some(isTyped);
  return isStored ? (experiences.find(isTyped) ?? experiences[0]) : undefined;
}

/** One place where one has worked: the others can follow in the editor. */
export function PlaceStep({ portfolio, account: _account, ...frame }: StepProps) {
  const { addPlace } = useGuidedStart();
  const blank = { title: '', company: '', key: '' };
  const { values, type, saveWith } = useStepDraft('place', blank);
  const { key, ...place } = values;
  const [newKey] = useState(randomText);
  // Looked at on arrival alone: what is being added here may still be corrected.
  const [known] = useState(() => knownPlace(portfolio, place));
  // kept with the words: after a reload, too, they are laid over what was stored of them before
  const typePlace = (field: keyof typeof place) => (text: string) => {
    if (key === '') type('key')(newKey);
    type(field)(text);
  };
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
      onSave={() => saveWith(({ key: sent, ...typed }) => addPlace(typed, sent || newKey))}
    >
      {(errors) => (
        <FieldRow>
          <TextField
            name="title"
            label={m.portfolio_experience_title()}
            value={place.title}
            error={errors.title}
            onChange={typePlace('title')}
            autoComplete="organization-title"
            enterKeyHint="next"
          />
          <TextField
            name="company"
            label={m.portfolio_experience_company()}
            value={place.company}
            error={errors.company}
            onChange={typePlace('company')}
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
