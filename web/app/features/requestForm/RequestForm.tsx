import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import { sumOfQuotes, type Quote } from 'functions/domain/quote';
import type { TFunction } from 'i18next';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingFailure } from '../../firebase/calls/BookingFailure.ts';
import { FormProblem } from '../../form/FormProblem.tsx';
import { PersonFields } from '../../form/PersonFields.tsx';
import { focusInput } from '../../form/readPerson.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { usePhonePicker } from '../../i18n/usePhonePicker.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { Form, Note } from '../../form/formLayout.ts';
import { OtherLetters } from '../../ui/theme/OtherLetters.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { ConsentBox } from './ConsentBox.tsx';
import { readRequest, requiredFields } from './RequestDraft.ts';
import type { BookedRequest } from './sendRequest.ts';
import type { WantedStay } from './sendWanted.ts';
import { useRequestForm } from './useRequestForm.ts';

/**
 * The guest's details, and the two texts to accept.
 * @param quotes prices of the wanted apartments as the page shows them. If the server has newer ones, `onFailure` gets
 * them
 * @param remember whether the guest's details may be stored on this device for the next form
 * @param reasonFor a more precise reason for a failure
 * @param adviceOn alternatives to offer after a failure
 */
export function RequestForm({
  wanted,
  quotes,
  onFailure,
  onBooked,
  remember,
  reasonFor,
  adviceOn,
  instant,
  note,
  notice,
}: {
  wanted: WantedStay;
  quotes: readonly Quote[];
  onFailure: (failure: BookingFailure) => void;
  onBooked: (booked: BookedRequest) => void;
  remember: boolean;
  reasonFor?: ((failure: BookingFailure) => string | undefined) | undefined;
  adviceOn: (failure: BookingFailure) => ReactNode;
  /** Messages for a booking that is confirmed at once. */
  instant: TFunction<'instant'> | undefined;
  /** Shown below the submit button. */
  note: string | undefined;
  /** Shown above the submit button until the form is sent. */
  notice: string | undefined;
}) {
  const { t } = useTranslation(['request', 'form', 'errors']);
  const { money } = useFormat();
  const phonePicker = usePhonePicker();
  const form = useRequestForm(wanted, remember, onBooked, onFailure);
  const element = useRef<HTMLFormElement>(null);
  const { start, errors, failure, sending } = form;
  const reason = failure && reasonFor?.(failure);

  const readForm = () => readRequest(element.current!);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const first = await form.send(readForm(), quotes);
    if (first && element.current) focusInput(element.current, first);
  }

  return (
    <AppTheme>
      <Form
        ref={element}
        data-survives-reload
        noValidate
        aria-busy={sending}
        onChange={() => form.change(readForm())}
        onSubmit={(event) => void submit(event)}
      >
        <OtherLetters />
        <PersonFields
          errors={errors}
          required={requiredFields}
          defaults={start.fields}
          phonePicker={phonePicker}
          phoneRegion={start.phoneRegion}
          messageRows={4}
          messageHint={t('messageHint')}
        />
        <Consents>
          <ConsentBox
            name="acceptPrivacy"
            page="privacyPolicy"
            defaultChecked={start.acceptPrivacy}
            error={errors.acceptPrivacy && t('problem.privacy')}
          />
          <ConsentBox
            name="acceptTerms"
            page="terms"
            defaultChecked={start.acceptTerms}
            error={errors.acceptTerms && t('problem.terms')}
          />
        </Consents>
        {!failure && <FormProblem errors={errors} />}
        {failure && (
          <Alert severity="error">
            {/* This code's message names the limit that was reached. `reason` says which limit it is. */}
            {(failure.code !== 'guests-exceeded' || reason === undefined) && (
              <p>{t(failure.details.mostNights === undefined ? failure.code : 'too-many-nights', { ns: 'errors' })}</p>
            )}
            {reason !== undefined && <p>{reason}</p>}
            {failure.code === 'quote-changed' && (
              <p>{t('newPrice', { total: money(sumOfQuotes(quotes).totalPayment) })}</p>
            )}
            {failure.code === 'unexpected' && <p>{t('unanswered')}</p>}
          </Alert>
        )}
        {!failure && !sending && notice && <p role="status">{notice}</p>}
        {failure && adviceOn(failure)}
        <div>
          <SubmitButton busy={sending}>
            {sending ? t('sending', { ns: 'form' }) : (instant?.('send') ?? t('send'))}
          </SubmitButton>
          <Note>{instant?.('binds', { total: money(sumOfQuotes(quotes).totalPayment) }) ?? t('bindsNothing')}</Note>
          {note && <Note>{note}</Note>}
        </div>
      </Form>
    </AppTheme>
  );
}

const Consents = styled.div`
  display: grid;
`;
