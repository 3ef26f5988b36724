import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { mailRequestPath } from 'functions/contract/mailRequestPath';
import { useEffect, useRef, useSyncExternalStore, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { readHint, watchHint } from '../../firebase/session/signedInHint.ts';
import { FormProblem } from '../../form/FormProblem.tsx';
import { PersonFields } from '../../form/PersonFields.tsx';
import { focusInput } from '../../form/readPerson.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import { usePhonePicker } from '../../i18n/usePhonePicker.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { Form, Note } from '../../form/formLayout.ts';
import { VisuallyHidden } from '../../ui/layout/layout.ts';
import { OtherLetters } from '../../ui/theme/OtherLetters.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { color, radius } from '../../ui/theme/tokens.ts';
import { useContactForm, type SentMessage } from './useContactForm.ts';

const required = ['firstName', 'lastName', 'email', 'message'] as const;

/** A message to the hosts. @param stayText the chosen dates and guests as text, with which the message begins */
export function ContactForm({ stayText }: { stayText: string | undefined }) {
  const { t } = useTranslation(['contact', 'form']);
  const element = useRef<HTMLFormElement>(null);
  const phonePicker = usePhonePicker();
  const account = useSyncExternalStore(watchHint, readHint, () => undefined);
  const { start, errors, failure, sending, sent, ...form } = useContactForm(element, stayText ? `${stayText}\n\n` : '');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const first = await form.send();
    if (first && element.current) focusInput(element.current, first);
  }

  return (
    <AppTheme>
      {sent ? (
        <Sent {...sent} onAgain={form.again} />
      ) : (
        // Without `method`, submitting the form before its script has loaded would put the texts into the URL.
        <Form
          ref={element}
          data-survives-reload
          method="post"
          action={mailRequestPath}
          noValidate
          aria-label={t('writeToUs')}
          aria-busy={sending || undefined}
          onChange={form.change}
          onSubmit={(event) => void submit(event)}
        >
          <OtherLetters />
          <PersonFields
            errors={errors}
            required={required}
            defaults={start.fields}
            phonePicker={phonePicker}
            phoneRegion={start.phoneRegion}
            messageRows={6}
          />
          {/* A honeypot: only robots fill it in. */}
          <VisuallyHidden aria-hidden>
            <input name="website" tabIndex={-1} autoComplete="off" />
          </VisuallyHidden>
          {account?.email && (
            <FormControlLabel
              control={<Checkbox name="copy" />}
              label={<span>{t('copy', { email: account.email })}</span>}
            />
          )}
          {failure ? (
            <Alert severity="error">
              <p>{failure}</p>
            </Alert>
          ) : (
            <FormProblem errors={errors} />
          )}
          <div>
            <SubmitButton busy={sending}>{sending ? t('sending', { ns: 'form' }) : t('send')}</SubmitButton>
            <Note>
              {t('dataNote')} <PageLink page="privacyPolicy">{t('privacyPolicy')}</PageLink>
            </Note>
          </div>
        </Form>
      )}
    </AppTheme>
  );
}

/** Shown in place of the form after sending. Its heading gets the focus that the form had. */
function Sent({ email, copy, onAgain }: SentMessage & { onAgain: () => void }) {
  const { t } = useTranslation('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel>
      <h2 ref={heading} tabIndex={-1}>
        {t('sent')}
      </h2>
      <p>{t('sentText', { email })}</p>
      {copy !== undefined && <p>{copy === null ? t('notCopied') : t('copied', { email: copy })}</p>}
      <div>
        <Button variant="outlined" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: 16px;
  padding: 36px clamp(24px, 4vw, 44px);
  border-left: 4px solid ${color.success};
  border-radius: ${radius.small};
  background: ${color.surface};
  & > h2 {
    font-size: clamp(1.625rem, 3vw, 2.125rem);
  }
  & > h2:focus {
    outline: none;
  }
`;
