import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useBookingMails } from '../../../firebase/owner/useBookingMails.ts';
import { deskColor } from '../frame/deskTheme.ts';
import { useDialogAction } from '../forms/useDialogAction.tsx';

/** The mails about a booking and their delivery state. Mails to the guest can be sent again. */
export function Mails({ number }: { number: string }) {
  const { t } = useTranslation('hostBooking');
  const mails = useBookingMails(number);
  const { run, problem } = useDialogAction();
  if (!mails) return null;
  return (
    <section aria-labelledby="booking-mails">
      <h3 id="booking-mails">{t('mails.title')}</h3>
      {mails.length === 0 && <p>{t('mails.none')}</p>}
      <List role="list">
        {mails.map(({ id, subject, to, isForGuest, state }) => (
          <li key={id}>
            <div>
              {subject}
              <small>{[to, t(`mails.${state}`)].join(' · ')}</small>
            </div>
            {isForGuest && (state === 'sent' || state === 'failed') && (
              <Button
                variant="text"
                aria-label={`${t('actions.resend')}: ${subject}`}
                onClick={() => void run('resendMail', { mail: id }, t('done.resend'))}
              >
                {t('actions.resend')}
              </Button>
            )}
          </li>
        ))}
      </List>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 16px;
    padding-block: 8px;
    border-bottom: 1px solid ${deskColor.divider};
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    font-size: 0.9375rem;
    color: ${deskColor.textSecondary};
  }
  & button {
    flex: none;
  }
`;
