import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useNamespaces } from '../../i18n/useNamespaces.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { looksLikeEmail } from '../../form/FieldErrors.ts';
import { EmailField } from '../../form/EmailField.tsx';
import { showToast } from '../../ui/toast/showToast.ts';
import { postMail } from './postMail.ts';

/** The result of sending, shown at the field. */
interface Outcome {
  text: string;
  /** `wrong`: the guest must correct the email; `failed`: the guest can try again. */
  kind: 'wrong' | 'failed' | 'joined';
}

/** A form with one field. */
export function NewsletterForm() {
  useNamespaces('newsletter');
  const { t } = useTranslation('newsletter');
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const busy = useRef(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function join(form: HTMLFormElement): Promise<Outcome> {
    const email = input.current!.value.trim();
    // A rough check, because the contract's schemas are too large for a single field on every page.
    if (!looksLikeEmail(email)) return { kind: 'wrong', text: t(email === '' ? 'missing' : 'wrong') };
    const answer = await postMail({ kind: 'newsletter', language, email }, form);
    if (!answer.sent) return { kind: 'failed', text: answer.sentence ?? t(answer.offline ? 'offline' : 'failed') };
    // Nobody has joined before clicking the link in the mail, so the text always asks for that click too.
    const text = `${t('joined')} ${t('confirm')}`;
    showToast(text, t('close'));
    return { kind: 'joined', text };
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    busy.current = true;
    const next = await join(form);
    busy.current = false;
    setOutcome(next);
    if (next.kind === 'joined') form.reset();
    if (next.kind === 'wrong') input.current?.focus();
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
