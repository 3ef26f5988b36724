import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import type { OpenBookingResponse } from 'functions/contract/callables';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toBookingFailure, type BookingFailure } from '../../../firebase/calls/BookingFailure.ts';
import { callFunction } from '../../../firebase/calls/callFunction.ts';
import { Note } from '../../../form/formLayout.ts';
import { PageTitle } from '../../../ui/layout/PageTitle.tsx';
import { secondaryButton } from '../../../ui/theme/primaryButton.ts';
import { FailureText } from '../LoadFailure.tsx';
import { LoadingBookings } from '../LoadingBookings.tsx';
import { BookingPage, type BookingParts } from './BookingPage.tsx';

interface LinkedBookingProps extends BookingParts {
  /** ID of the booking's document. */
  id: string;
  linkKey: string;
  /**
   * URL of the sign-in page, which leads back to the booking.
   * @param email prefilled on that page
   * @param cancels whether to return to the cancel dialog
   */
  signInUrl: (email?: string, cancels?: boolean) => string;
}

/** A booking opened by the link in a mail. It can be read without signing in, but any change requires signing in. */
export function LinkedBooking({ id, linkKey, signInUrl, ...parts }: LinkedBookingProps) {
  const { t } = useTranslation(['myBookings', 'errors']);
  const [opened, setOpened] = useState<OpenBookingResponse>();
  const [failed, setFailed] = useState<BookingFailure['code']>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    callFunction('openBooking', { number: id, key: linkKey }).then(
      (response) => current && setOpened(response),
      (error: unknown) => current && setFailed(toBookingFailure(error).code),
    );
    return () => {
      current = false;
    };
  }, [id, linkKey, attempt]);

  if (failed === 'booking-not-found') {
    return (
      <PageTitle heading={t('link.gone')} lead={t('link.goneText')}>
        <div>
          <SignInLink href={signInUrl()}>{t('link.signIn')}</SignInLink>
        </div>
      </PageTitle>
    );
  }
  if (failed) {
    return (
      <FailureText role="alert">
        <p>{failed === 'too-many-requests' ? t('too-many-requests', { ns: 'errors' }) : t('failed')}</p>
        <Button
          variant="outlined"
          onClick={() => {
            setFailed(undefined);
            setAttempt(attempt + 1);
          }}
        >
          {t('tryAgain')}
        </Button>
      </FailureText>
    );
  }
  if (!opened) return <LoadingBookings page="booking" />;
  const { email } = opened.booking;
  return (
    <BookingPage
      {...parts}
      {...opened}
      linkKey={linkKey}
      linkNote={<Note>{t('link.note')}</Note>}
      cancelling={
        <>
          <p>{t('link.cancel', { email })}</p>
          <SignInLink href={signInUrl(email, true)}>{t('cancel.button')}</SignInLink>
        </>
      }
    />
  );
}

const SignInLink = styled.a`
  ${secondaryButton}
`;
