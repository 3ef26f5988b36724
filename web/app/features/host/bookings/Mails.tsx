import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useBookingMails } from '../../../firebase/owner/useBookingMails.ts';
import { deskColor } from '../frame/deskColor.ts';
import { useBookingAction } from './useBookingAction.tsx';

/** The mails about a booking with their state; those to the guest can be sent again. */
export function Mails({ number }: { number: string }) {
  const { t } = useTranslation('hostBooking');
  const mails = useBookingMails(number);
  const { run, problem } = useBookingAction();
  if (!mails) return null;
  return (
    <section aria-labelledby="booking-mails">
      <h3 id="booking-mails">{t('mails.title')}</h3>
      {mails.length === 0 && <p>{t('mails.none')}</p>}
      <List>
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
    border-bottom: 1px solid ${deskColor.line};
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    font-size: 15px;
    color: ${deskColor.soft};
  }
  & button {
    flex: none;
  }
`;
