import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ErrorCode } from 'functions/contract/errorCode';
import type { StaySearch } from 'functions/domain/guests';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingFailure } from '../../../firebase/calls/BookingFailure.ts';
import { callFunction } from '../../../firebase/calls/callFunction.ts';
import { EmailField } from '../../../form/EmailField.tsx';
import { looksLikeEmail } from '../../../form/FieldErrors.ts';
import { PageLink } from '../../../i18n/PageLink.tsx';
import { useApartmentTexts } from '../../../i18n/useApartmentTexts.ts';
import { useFormat, useGuestsText } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { DialogTexts } from '../../../ui/layout/layout.ts';
import { color } from '../../../ui/theme/tokens.ts';

export interface WaitlistDialogProps {
  /** Without `apartment`, the entry is for any apartment. */
  entry: StaySearch & { apartment?: string };
  title: string;
  onClose: () => void;
}

type Sending = 'open' | 'sending' | 'sent' | 'missing' | 'wrong' | { failed: ErrorCode };

/**
 * Asks for the email address to notify when the nights become free. The entry counts only after the guest clicks the link in
 * the mail.
 */
export function WaitlistDialog({ entry, title, onClose }: WaitlistDialogProps) {
  const { t } = useTranslation(['waitlist', 'errors']);
  const language = useLanguage();
  const [sending, setSending] = useState<Sending>('open');
  const input = useRef<HTMLInputElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [titleId, formId, outcomeId] = [useId(), useId(), useId()];
  const isSent = sending === 'sent';
  const isWrong = sending === 'missing' || sending === 'wrong';

  useEffect(() => {
    // The button that was pressed disappears with the form.
    if (isSent) close.current?.focus();
    if (isWrong) input.current?.focus();
  }, [isSent, isWrong]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React events bubble through portals, and the dialog may be rendered inside another form.
    event.stopPropagation();
    if (sending === 'sending') return;
    const email = (new FormData(event.currentTarget).get('email') as string).trim();
    if (!looksLikeEmail(email)) return setSending(email === '' ? 'missing' : 'wrong');
    setSending('sending');
    try {
      await callFunction('joinWaitlist', { ...entry, email, language });
      setSending('sent');
    } catch (failure) {
      const { code } = failure as BookingFailure;
      setSending(code === 'fields-required' ? 'wrong' : { failed: code });
    }
  }

  return (
    <AppTheme>
      <Dialog open onClose={onClose} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <DialogTexts>
            {!isSent && (
              <Form id={formId} method="post" noValidate onSubmit={(event) => void send(event)}>
                <WaitlistText entry={entry} />
                <p>
                  {t('how')} <PageLink page="privacyPolicy">{t('privacyPolicy')}</PageLink>
                </p>
                <EmailField label={t('email')} inputRef={input} error={isWrong} describedBy={outcomeId} />
              </Form>
            )}
            <Outcome role="status" id={outcomeId} data-bad={!isSent}>
              {isSent
                ? t('sent')
                : isWrong
                  ? t(sending)
                  : typeof sending === 'object'
                    ? t(sending.failed, { ns: 'errors' })
                    : null}
            </Outcome>
          </DialogTexts>
        </DialogContent>
        <DialogActions>
          {!isSent && (
            <Button
              type="submit"
              form={formId}
              variant="contained"
              aria-disabled={sending === 'sending' || undefined}
              aria-busy={sending === 'sending' || undefined}
            >
              <span>{t(sending === 'sending' ? 'sending' : 'send')}</span>
            </Button>
          )}
          <Button ref={close} variant="outlined" onClick={onClose}>
            {t('close')}
          </Button>
        </DialogActions>
      </Dialog>
    </AppTheme>
  );
}

/** Names the apartment, nights and guests, because the dialog covers the page that shows them. */
function WaitlistText({ entry }: Pick<WaitlistDialogProps, 'entry'>) {
  const textsOf = useApartmentTexts();
  const { stay } = useFormat();
  const writeGuests = useGuestsText();
  return (
    <p>
      {entry.apartment !== undefined && (
        <>
          <strong>{textsOf(entry.apartment).name}</strong>
          <br />
        </>
      )}
      <span>{`${stay(entry)} · ${writeGuests(entry)}`}</span>
    </p>
  );
}

const Form = styled.form`
  display: grid;
  gap: 22px;
`;

const Outcome = styled.p`
  &[data-bad='true'] {
    color: ${color.error};
    font-weight: 600;
  }
  &:empty {
    display: none;
  }
`;
