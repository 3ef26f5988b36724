import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ErrorCode } from 'functions/contract/errorCode';
import type { Wish } from 'functions/domain/offersFor';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingFailure } from '../../../firebase/calls/BookingFailure.ts';
import { callFunction } from '../../../firebase/calls/callFunction.ts';
import { EmailField } from '../../../form/EmailField.tsx';
import { looksLikeEmail } from '../../../form/looksLikeEmail.ts';
import { PageLink } from '../../../i18n/PageLink.tsx';
import { useApartmentTexts } from '../../../i18n/useApartmentTexts.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { color } from '../../../ui/theme/tokens.ts';
import { useGuestsText } from '../quote/useGuestsText.ts';

export interface WaitlistDialogProps {
  /** Without `apartment`: any. */
  wish: Wish & { apartment?: string };
  title: string;
  onClose: () => void;
}

type Sending = 'open' | 'sending' | 'sent' | 'missing' | 'wrong' | { failed: ErrorCode };

/** Asks for the email that is notified when the nights become free. Nothing happens before the click in the mail to it. */
export function WaitlistDialog({ wish, title, onClose }: WaitlistDialogProps) {
  const { t } = useTranslation(['waitlist', 'errors']);
  const language = useLanguage();
  const [sending, setSending] = useState<Sending>('open');
  const input = useRef<HTMLInputElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [titleId, formId, outcomeId] = [useId(), useId(), useId()];
  const isSent = sending === 'sent';
  const isWrong = sending === 'missing' || sending === 'wrong';

  useEffect(() => {
    // The pressed button is gone with the form.
    if (isSent) close.current?.focus();
    if (isWrong) input.current?.focus();
  }, [isSent, isWrong]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The dialog may be in another form's part of the page.
    event.stopPropagation();
    if (sending === 'sending') return;
    const email = (new FormData(event.currentTarget).get('email') as string).trim();
    if (!looksLikeEmail(email)) return setSending(email === '' ? 'missing' : 'wrong');
    setSending('sending');
    try {
      await callFunction('joinWaitlist', { ...wish, email, language });
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
          <Texts>
            {!isSent && (
              <Form id={formId} method="post" noValidate onSubmit={(event) => void send(event)}>
                <WishText wish={wish} />
                <p>
                  {t('how')} <PageLink page="privacyPolicy">{t('privacyPolicy')}</PageLink>
                </p>
                <EmailField label={t('email')} inputRef={input} error={isWrong} describedBy={outcomeId} />
              </Form>
            )}
            <Outcome role="status" id={outcomeId} data-bad={!isSent}>
              {isSent && t('sent')}
              {isWrong && t(sending)}
              {typeof sending === 'object' && t(sending.failed, { ns: 'errors' })}
            </Outcome>
          </Texts>
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
              {t(sending === 'sending' ? 'sending' : 'send')}
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

/** Which apartment, nights and guests the dialog is about, since it covers the page that says so. */
function WishText({ wish }: Pick<WaitlistDialogProps, 'wish'>) {
  const textsOf = useApartmentTexts();
  const { stay } = useFormat();
  const writeGuests = useGuestsText();
  return (
    <p>
      {wish.apartment !== undefined && (
        <>
          <strong>{textsOf(wish.apartment).name}</strong>
          <br />
        </>
      )}
      {stay(wish)} · {writeGuests(wish)}
    </p>
  );
}

const Texts = styled.div`
  display: grid;
  gap: 14px;
`;

const Form = styled.form`
  display: grid;
  gap: 22px;
`;

const Outcome = styled.p`
  &[data-bad='true'] {
    color: ${color.bad};
    font-weight: 600;
  }
  &:empty {
    display: none;
  }
`;
