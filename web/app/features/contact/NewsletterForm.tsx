import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useNamespaces } from '../../i18n/useNamespaces.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { looksLikeEmail } from '../../form/FieldErrors.ts';
import { EmailField } from '../../form/EmailField.tsx';
import type { NewsletterOutcome } from './joinNewsletter.ts';

/** A form with one field. The code that sends it is loaded on the first press. */
export function NewsletterForm() {
  useNamespaces('newsletter');
  const { t } = useTranslation('newsletter');
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const busy = useRef(false);
  const [outcome, setOutcome] = useState<NewsletterOutcome>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    busy.current = true;
    try {
      const { joinNewsletter } = await import('./joinNewsletter.ts');
      const next = await joinNewsletter(form, language, t);
      setOutcome(next);
      if (next.kind === 'joined') form.reset();
      if (next.kind === 'wrong') input.current?.focus();
    } catch {
      setOutcome({ kind: 'failed', text: t('failed') });
    } finally {
      busy.current = false;
    }
  }

  return (
    <AppTheme>
      {/* Without `method`, submitting the form before its script has loaded would put the email into the URL. */}
      <Form method="post" noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('news')}</p>
        <Row>
          <EmailField
            label={t('email')}
            inputRef={input}
            error={outcome?.kind === 'wrong'}
            describedBy="newsletter-outcome"
            onChange={({ target }) => {
              if (outcome?.kind === 'wrong' && looksLikeEmail(target.value)) setOutcome(undefined);
            }}
          />
          {/* A honeypot: only robots fill it in. */}
          <input name="website" hidden />
          <Button type="submit" variant="outlined">
            {t('subscribe')}
          </Button>
        </Row>
        <p role="status" id="newsletter-outcome">
          {outcome?.text}
        </p>
      </Form>
    </AppTheme>
  );
}

const Form = styled.form`
  display: grid;
  gap: 12px;
  max-width: 460px;
`;

const Row = styled.div`
  display: flex;
  align-items: end;
  gap: 10px;
  & > button {
    flex: none;
    white-space: nowrap;
  }
`;
