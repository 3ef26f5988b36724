import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Booking } from 'functions/contract/booking';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBookingMails, type BookingMail } from '../../../firebase/owner/useBookingMails.ts';
import { useMediaQuery } from '../../../ui/browser/useMediaQuery.ts';
import { ActionButton } from '../forms/ActionButton.tsx';
import { RowList } from '../forms/formStyle.ts';
import { deskColor } from '../frame/deskTheme.ts';
import { GuestLink } from './GuestLink.tsx';

/** The mails about a booking, with their text and the state of their delivery. Those to the guest can be sent again. */
export function Mails({ booking: { number, email, status } }: { booking: Booking }) {
  const { t } = useTranslation('hostBooking');
  const mails = useBookingMails(number);
  const [open, setOpen] = useState<BookingMail>();
  if (!mails) return null;
  return (
    <section aria-labelledby="booking-mails">
      <h3 id="booking-mails">{t('mails.title')}</h3>
      {email && status !== 'cancelled' && <GuestLink booking={number} />}
      {mails.length === 0 && <p>{t('mails.none')}</p>}
      <List role="list">
        {mails.map((mail) => (
          <li key={mail.id}>
            <div>
              <Button variant="text" aria-haspopup="dialog" onClick={() => setOpen(mail)}>
                {mail.subject}
              </Button>
              <small>{[mail.to, t(`mails.${mail.state}`)].join(' · ')}</small>
            </div>
            {mail.isForGuest && (mail.state === 'sent' || mail.state === 'failed') && (
              <ActionButton
                variant="text"
                action="resendMail"
                request={{ mail: mail.id }}
                said={t('done.resend')}
                label={t('actions.resend')}
                of={mail.subject}
              />
            )}
          </li>
        ))}
      </List>
      {open && <MailDialog mail={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

function MailDialog({ mail: { subject, to, text }, onClose }: { mail: BookingMail; onClose: () => void }) {
  const { t } = useTranslation('hostBooking');
  const narrow = useMediaQuery('(max-width: 599px)');
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm" fullScreen={narrow}>
      <DialogTitle id={id}>{subject}</DialogTitle>
      <DialogContent tabIndex={0}>
        <p translate="no">{to}</p>
        <MailText>{text}</MailText>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t('actions.back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const MailText = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const List = styled(RowList)`
  & small {
    display: block;
    font-size: 0.9375rem;
    color: ${deskColor.textSecondary};
  }
  & div > button {
    min-width: 0;
    margin-inline-start: -8px;
    padding-inline: 8px;
    text-align: start;
  }
`;
